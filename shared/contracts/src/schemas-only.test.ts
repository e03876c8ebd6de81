import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const MODULES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
/** Builds an address of the wire, or translates between a value and its packed form on the wire. */
const WIRE_FUNCTION = /Path$|^(?:pack|unpack)[A-Z]/;

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/** Whether a function makes schemas: without input, or of no fields, it returns one. */
function makesSchemas(make: (fields: object) => unknown): boolean {
  try {
    return isSchema(make({}));
  } catch {
    return false;
  }
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return ['string', 'number', 'boolean'].includes(typeof value);
  }
  return isSchema(value) ||
    Array.isArray(value) ||
    Object.getPrototypeOf(value) === Object.prototype
    ? isSchema(value) || Object.values(value).every(isPlain)
    : false;
}

/** Whether an export describes what crosses a boundary: a schema, plain data, or how it is written. */
function describesTheWire(name: string, value: unknown): boolean {
  return typeof value === 'function'
    ? WIRE_FUNCTION.test(name) || makesSchemas(value as (fields: object) => unknown)
    : value instanceof RegExp || isPlain(value);
}

describe('contracts', () => {
  it.each(MODULES)(
    'the contracts of %s are schemas and their types, without rules and state',
    async (file) => {
      const exported = Object.entries((await import(join(import.meta.dirname, file))) as object);
      const others = exported.filter(([name, value]) => !describesTheWire(name, value));
      expect(others.map(([name]) => name)).toEqual([]);
    },
  );

  it.each([
    ['a rule', 'payingAccount', () => undefined],
    ['a rule that throws', 'evaluateWhen', (when: { all: object[] }) => when.all.length],
    ['a factory of state', 'createLiveState', () => ({ topic: () => undefined })],
    ['state', 'held', new Map()],
    ['an object with methods', 'clock', { now: () => 0 }],
  ])('the contracts refuse %s', (_what, name, value) => {
    expect(describesTheWire(name, value)).toBe(false);
  });
});
