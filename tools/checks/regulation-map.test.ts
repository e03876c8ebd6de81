import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { REGULATION_MAP, regulationProblems, requirementsOf } from './regulation-map.ts';

const HERE = 'tools/checks/regulation-map.test.ts';
const table = (proof: string) =>
  `| Requirement | What it asks | Proved by |\n| --- | --- | --- |\n| A 1 | something | ${proof} |\n`;

describe('the table of requirements', () => {
  const markdown = readFileSync(join(projectRoot(), REGULATION_MAP), 'utf8');

  it('every requirement names tests that exist, or says what is open', () => {
    expect(requirementsOf(markdown).length).toBeGreaterThan(35);
    expect(regulationProblems(projectRoot(), markdown)).toEqual([]);
  });

  it('no requirement but those of casino rounds is open', () => {
    const open = requirementsOf(markdown).filter((row) => row.open !== undefined);
    expect(open.filter((row) => !/casino|games/.test(row.open ?? ''))).toEqual([]);
  });
});

describe('a row of the table', () => {
  it('a row is fine with a test that exists', () => {
    const proof = `[a row is fine with a test that exists](../${HERE})`;
    expect(regulationProblems(projectRoot(), table(proof))).toEqual([]);
  });

  it('a row without a test is reported unless it says what is open', () => {
    expect(regulationProblems(projectRoot(), table('someone looked at it'))).toEqual([
      'A 1 names no test; add one, or say what is open',
    ]);
    expect(regulationProblems(projectRoot(), table('Open: it waits for games.'))).toEqual([]);
  });

  it.each([
    ['a title that was changed', HERE],
    ['a row is fine with a test that exists', 'tools/checks/gone.test.ts'],
  ])('a row that names the test %j of %s is reported', (title, file) => {
    expect(regulationProblems(projectRoot(), table(`[${title}](../${file})`))).toEqual([
      `A 1 names the test "${title}", which ${file} does not have`,
    ]);
  });
});
