import { describe, expect, it } from 'vitest';
import { editorOf, emptyOf, isOptionalIn, shapeIndexOf, wordsOf } from './json-schema.ts';
import { readWritten, written } from './field-codec.ts';

describe('a field is edited by its schema', () => {
  it.each([
    [{ type: 'boolean' }, 'boolean'],
    [{ type: 'string', pattern: 'x' }, 'text'],
    [{ type: 'integer', minimum: 1 }, 'number'],
    [{ type: 'string', enum: ['a', 'b'] }, 'choice'],
    [
      {
        anyOf: [
          { type: 'number', const: 0 },
          { type: 'number', const: 1 },
        ],
      },
      'choice',
    ],
    [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, 'either'],
    [{ anyOf: [{ type: 'string' }, { type: 'string', pattern: 'x' }] }, 'json'],
    [{ anyOf: [{ type: 'string' }, {}] }, 'json'],
    [{ type: 'array', items: { type: 'string' } }, 'list'],
    [{ type: 'array', items: { type: 'string', enum: ['a'] } }, 'choices'],
    [{ type: 'array', items: { type: 'object' } }, 'json'],
    [{ type: 'array', items: { type: 'object', properties: {} } }, 'rows'],
    [{ type: 'array', items: { type: 'array', items: { type: 'number' } } }, 'rows'],
    [{ type: 'object', properties: {} }, 'group'],
    [{ type: 'object', additionalProperties: { type: 'boolean' } }, 'record'],
  ])('the editor of a field by its schema %j: %s', (schema, kind) => {
    expect(editorOf(schema, 'field').kind).toBe(kind);
  });

  it('the editor of a field is chosen by its name where it is a moment', () => {
    expect(editorOf({ type: ['number', 'null'] }, 'started_at').kind).toBe('moment');
  });
});

describe('typed text', () => {
  it.each([
    [7, { kind: 'number', isNullable: false }, '7'],
    [['a', 'b'], { kind: 'list', of: 'text' }, 'a\nb'],
    [[1, 2], { kind: 'list', of: 'number' }, '1, 2'],
    [{ a: 1 }, { kind: 'json' }, '{\n  "a": 1\n}'],
    ['text', { kind: 'text' }, 'text'],
  ] as const)('the value %j is written as %j and is read back', (value, editor, text) => {
    expect(written(value, editor)).toBe(text);
    expect(readWritten(text, editor)).toEqual({ ok: true, value });
  });

  it('a moment retains its minute', () => {
    const editor = { kind: 'moment', isNullable: true } as const;
    const time = Date.UTC(2026, 0, 15, 12, 30);
    expect(readWritten(written(time, editor), editor)).toEqual({ ok: true, value: time });
    expect(readWritten('', editor)).toEqual({ ok: true, value: null });
  });

  it.each([
    ['seven', { kind: 'number', isNullable: false }, 'number'],
    ['1, x', { kind: 'list', of: 'number' }, 'number'],
    ['{', { kind: 'json' }, 'json'],
  ] as const)('the text %j is not a value', (text, editor, problem) => {
    expect(readWritten(text, editor)).toEqual({ ok: false, problem });
  });
});

it('a record under any names is edited entry by entry where its values can be, else as JSON', () => {
  const text = { type: 'object', additionalProperties: { type: 'string' } };
  expect(editorOf(text, 'counters')).toEqual({ kind: 'record', values: { type: 'string' } });
  const nested = { type: 'object', additionalProperties: text };
  expect(editorOf(nested, 'counters').kind).toBe('record');
  expect(editorOf({ type: 'object', additionalProperties: {} }, 'any').kind).toBe('json');
  expect(editorOf({ type: 'object' }, 'any').kind).toBe('json');
  expect(emptyOf({ type: 'string' }, 'a')).toBe('');
  expect(emptyOf({ type: 'integer', minimum: 5 }, 'a')).toBe(5);
  expect(emptyOf({ type: 'boolean' }, 'a')).toBe(false);
  expect(emptyOf({ enum: ['x', 'y'] }, 'a')).toBe('x');
  expect(emptyOf(text, 'a')).toEqual({});
});

it('the names of fields are shown as words', () => {
  expect(wordsOf('liveDelaySeconds')).toBe('Live delay seconds');
  expect(wordsOf('notify_started_at')).toBe('Notify started at');
  expect(wordsOf('is12h')).toBe('Is12h');
});

describe('a new entry of a list', () => {
  const link = {
    type: 'object',
    properties: {
      route: { type: 'string' },
      legs: { type: 'integer' },
      note: { type: 'string' },
      shown: { type: 'boolean', default: true },
    },
    required: ['route', 'legs'],
  };

  it('a new entry of a list has the required fields, with no default number', () => {
    expect(emptyOf(link, '')).toEqual({ route: '' });
  });

  it('a new entry of a list may omit fields that are neither required nor have a default', () => {
    const optional = Object.keys(link.properties).filter((name) => isOptionalIn(link, name));
    expect(optional).toEqual(['note']);
    const editor = editorOf(link.properties.note, 'note', { isOptional: true });
    expect(readWritten('', editor)).toEqual({ ok: true, value: undefined });
    expect(readWritten('', editorOf(link.properties.route, 'route'))).toEqual({
      ok: true,
      value: '',
    });
  });
});

it('a value of several shapes is edited by its current shape', () => {
  const shapes = [
    { type: 'string' },
    { type: 'object', additionalProperties: { type: 'string' } },
    { type: 'array', items: { type: 'string' } },
  ];
  expect(['x', { en: 'x' }, ['x'], undefined].map((one) => shapeIndexOf(one, shapes))).toEqual([
    0, 1, 2, 0,
  ]);
});
