import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const SOURCES = new URL('.', import.meta.url);
const RULE = /^\| ([A-Z]+-\d+)\s+\|/gm;
/** A rule that is one file's alone is the comment of what the file exports. */
const RULE_OF_FILE = /^(?:\/\*\*| \*) ([A-Z]+-\d+): /gm;
/** A title that starts with the ids of its rules. */
const TITLE = /['`]((?:[A-Z]+-\d+(?:, )?)+) /g;
const ID = /[A-Z]+-\d+/g;

function kindOf(id: string): string {
  return id.replace(/-\d+$/, '');
}

function sourceFiles(): readonly string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
}

function read(file: string): string {
  return readFileSync(new URL(file, SOURCES), 'utf8');
}

function rules(): readonly string[] {
  const files = sourceFiles().filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return [
    ...read('../SPEC.md').matchAll(RULE),
    ...files.flatMap((file) => [...read(file).matchAll(RULE_OF_FILE)]),
  ].map(([, id]) => id as string);
}

/** The ids at the start of tests' titles, of the kinds that the rules have. */
function tested(kinds: ReadonlySet<string>): ReadonlySet<string> {
  const ids = sourceFiles()
    .filter((file) => file.endsWith('.test.ts') && file !== 'spec.test.ts')
    .flatMap((file) => [...read(file).matchAll(TITLE)])
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
