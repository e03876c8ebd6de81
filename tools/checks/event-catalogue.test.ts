import { describe, expect, it } from 'vitest';
import type { JsonSchema } from './compare-schemas.ts';
import { type EventSnapshot, incompatibilities } from './event-catalogue.ts';

const payload = (properties: Record<string, JsonSchema>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});
const event = (schema: JsonSchema, version = 1): EventSnapshot => ({
  'bet.placed': { version, replay: false, schema },
});
const text = { type: 'string' };
const old = payload({ betId: text, stake: { type: 'number' } });
const problems = (schema: JsonSchema, version = 1) =>
  incompatibilities(event(old), event(schema, version));

describe('event catalogue between versions', () => {
  it('the event catalogue accepts compatible changes: nothing, a new event, a new optional field', () => {
    expect(problems(old)).toEqual([]);
    const more = { ...event(old), 'bet.sold': { version: 1, replay: false, schema: old } };
    expect(incompatibilities(event(old), more)).toEqual([]);
    const optional = payload({ ...old.properties, note: text }, old.required);
    expect(problems(optional)).toEqual([]);
  });

  it.each<[string, JsonSchema, string]>([
    ['a field that is gone', payload({ betId: text }), 'the field stake is gone'],
    [
      'a renamed field',
      payload({ betId: text, amount: { type: 'number' } }),
      'the field stake is gone',
    ],
    [
      'another type',
      payload({ betId: text, stake: text }),
      'the field stake was {"type":"number"} and is {"type":"string"}',
    ],
    [
      'a field that may be missing',
      payload(old.properties, ['betId']),
      'the field stake may be missing now, and older listeners count on it',
    ],
    [
      'a new field that must be there',
      payload({ ...old.properties, note: text }),
      'the new field note must be there, and older senders leave it out',
    ],
    [
      'fewer values',
      payload({ betId: { ...text, enum: ['a'] }, stake: { type: 'number' } }),
      'the field betId was {"type":"string"} and is {"type":"string","enum":["a"]}',
    ],
  ])(
    'the event catalogue refuses %s without a new version, and accepts it with one',
    (_what, schema, problem) => {
      expect(problems(schema)[0]).toBe(`"bet.placed": ${problem}; raise its version from 1`);
      expect(problems(schema, 2)).toEqual([]);
    },
  );

  it('the event catalogue compares lists and objects', () => {
    const nested = (inner: JsonSchema) =>
      payload({ legs: { type: 'array', items: payload({ price: inner }) } });
    expect(incompatibilities(event(nested(text)), event(nested({ type: 'number' })))).toEqual([
      '"bet.placed": the field legs[].price was {"type":"string"} and is {"type":"number"}; raise its version from 1',
    ]);
  });

  it('the event catalogue refuses an event that is removed, reverted, or replayed otherwise', () => {
    expect(incompatibilities(event(old), {})).toEqual([
      '"bet.placed" is gone: plugins that are live still emit or subscribe to it',
    ]);
    expect(incompatibilities(event(old, 2), event(old))).toEqual([
      '"bet.placed" went back from version 2 to 1',
    ]);
    const replayed = { 'bet.placed': { version: 1, replay: true, schema: old } };
    expect(incompatibilities(event(old), replayed)).toEqual([
      '"bet.placed" is now replayed; raise its version from 1',
    ]);
  });
});
