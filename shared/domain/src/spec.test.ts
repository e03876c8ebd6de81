import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const SOURCES = new URL('.', import.meta.url);
const RULE = /^\| ([A-Z]+-\d+)\s+\|/gm;
/** A title that starts with the ids of its rules. */
const TITLE = /['`]((?:[A-Z]+-\d+(?:, )?)+) /g;
const ID = /[A-Z]+-\d+/g;

function kindOf(id: string): string {
  return id.replace(/-\d+$/, '');
}

function rules(): readonly string[] {
  const text = readFileSync(new URL('../SPEC.md', SOURCES), 'utf8');
  return [...text.matchAll(RULE)].map(([, id]) => id as string);
}

/** The ids at the start of tests' titles, of the kinds that the rules have. */
function tested(kinds: ReadonlySet<string>): ReadonlySet<string> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const ids = files
    .filter((file) => file.endsWith('.test.ts') && file !== 'spec.test.ts')
    .flatMap((file) => [...readFileSync(new URL(file, SOURCES), 'utf8').matchAll(TITLE)])
    .flatMap(([, start]) => start?.match(ID) ?? []);
  return new Set(ids.filter((id) => kinds.has(kindOf(id))));
}

describe('SPEC.md', () => {
  const written = rules();
  const carried = tested(new Set(written.map(kindOf)));

  test('no id is used for two rules', () => {
    expect(written.length).toBeGreaterThan(50);
    expect(new Set(written).size).toBe(written.length);
  });

  test('every rule has a test that carries its id', () => {
    expect(written.filter((id) => !carried.has(id))).toEqual([]);
  });

  test('every id a test carries is a rule', () => {
    expect([...carried].filter((id) => !written.includes(id))).toEqual([]);
  });
});
