import type { Editor } from './json-schema.ts';

/** A value as it is typed, and back. */
export type Read =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: 'number' | 'json' };

const NOTHING: Read = { ok: true, value: undefined };

function readNumber(text: string): Read {
  const value = Number(text.trim());
  return text.trim() === '' || !Number.isFinite(value)
    ? { ok: false, problem: 'number' }
    : { ok: true, value };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** A moment as an input for local time has it. */
function localTime(time: number): string {
  const date = new Date(time);
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())];
  return `${day.join('-')}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** The text in the field of a value. */
export function written(value: unknown, editor: Editor): string {
  if (value === undefined || value === null) {
    return '';
  }
  switch (editor.kind) {
    case 'moment':
      return typeof value === 'number' ? localTime(value) : '';
    case 'list':
      return Array.isArray(value) ? value.join(editor.of === 'text' ? '\n' : ', ') : '';
    case 'json':
      return JSON.stringify(value, undefined, 2);
    default:
      return String(value);
  }
}

/** What a text in a field means; nothing in it takes an optional value away. */
export function readWritten(text: string, editor: Editor): Read {
  switch (editor.kind) {
    case 'number':
      return text.trim() === ''
        ? { ok: true, value: editor.isNullable ? null : undefined }
        : readNumber(text);
    case 'moment':
      return { ok: true, value: text === '' ? null : new Date(text).getTime() };
    case 'list': {
      const lines = text.split(editor.of === 'text' ? '\n' : /[\s,]+/).map((line) => line.trim());
      const given = lines.filter((line) => line !== '');
      if (editor.of === 'text') {
        return { ok: true, value: given };
      }
      const numbers = given.map(readNumber);
      const wrong = numbers.find((one) => !one.ok);
      return wrong ?? { ok: true, value: numbers.map((one) => (one.ok ? one.value : undefined)) };
    }
    case 'json':
      try {
        return text.trim() === '' ? NOTHING : { ok: true, value: JSON.parse(text) as unknown };
      } catch {
        return { ok: false, problem: 'json' };
      }
    case 'text':
      return text === '' && editor.isOptional === true ? NOTHING : { ok: true, value: text };
    default:
      return { ok: true, value: text };
  }
}
