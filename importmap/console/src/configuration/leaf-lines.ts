import type { DifferenceLine } from '../review/difference-lines.ts';
import { useTexts } from '../texts/texts-context.ts';
import { wordsOf } from './json-schema.ts';
import { leavesOf, type Values } from './patch.ts';

/** Where in a group a field is, as an operator reads it; entries of lists are counted from 1. */
export function placeOf(pointer: string): string {
  return pointer
    .slice(1)
    .split('/')
    .map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : wordsOf(name)))
    .join(' › ');
}

/** A value in a line. */
export function plainValue(value: unknown): string {
  if (Array.isArray(value)) {
    return value.map(plainValue).join(', ');
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, part]) => `${name}: ${plainValue(part)}`)
      .join(' · ');
  }
  return String(value);
}

/** Describes what differs between two values of a group, a line for each field. */
export function useLeafLines(): (from: Values, to: Values) => readonly DifferenceLine[] {
  const { t } = useTexts();
  const shown = (value: unknown) =>
    value === undefined || value === null || value === ''
      ? t('difference.nothing')
      : plainValue(value);
  return (from, to) =>
    leavesOf(from, to).map((leaf) => ({
      subject: leaf.path.join(' › '),
      aspect: '',
      from: shown(leaf.from),
      to: shown(leaf.to),
    }));
}
