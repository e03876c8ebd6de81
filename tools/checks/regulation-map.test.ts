import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { REGULATION_MAP, regulationProblems, requirementsOf } from './regulation-map.ts';

const HERE = 'tools/checks/regulation-map.test.ts';
const list = (proof: string) => `# Requirements\n\n## A 1\n\nSomething.\n\n${proof}\n`;

describe('the list of requirements', () => {
  const markdown = readFileSync(join(projectRoot(), REGULATION_MAP), 'utf8');

  it('every requirement names tests that exist, or says what is open', () => {
    expect(requirementsOf(markdown).length).toBeGreaterThan(35);
    expect(regulationProblems(projectRoot(), markdown)).toEqual([]);
  });

  it('no requirement but those of casino rounds is open', () => {
    const open = requirementsOf(markdown).filter(({ open: missing }) => missing !== undefined);
    expect(open.filter(({ open: missing }) => !/casino|games/.test(missing ?? ''))).toEqual([]);
  });
});

describe('a requirement of the list', () => {
  it('a requirement is fine with a test that exists', () => {
    const proof = `- [a requirement is fine with a test that exists](../${HERE})`;
    expect(regulationProblems(projectRoot(), list(proof))).toEqual([]);
  });

  it('a requirement without a test is reported unless it says what is open', () => {
    expect(regulationProblems(projectRoot(), list('someone looked at it'))).toEqual([
      'A 1 names no test; add one, or say what is open',
    ]);
    expect(regulationProblems(projectRoot(), list('Open: it waits for games.'))).toEqual([]);
  });

  it.each([
    ['a title that was changed', HERE],
    ['a requirement is fine with a test that exists', 'tools/checks/gone.test.ts'],
  ])('a requirement that names the test %j of %s is reported', (title, file) => {
    expect(regulationProblems(projectRoot(), list(`- [${title}](../${file})`))).toEqual([
      `A 1 names the test "${title}", which ${file} does not have`,
    ]);
  });
});
