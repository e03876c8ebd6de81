import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';

/** The error classes there are: one for each room that throws coded errors, and those of programs. */
const CLASSES: ReadonlySet<string> = new Set([
  'ApiError',
  'ApplicationError',
  'BrowserError',
  'BuildError',
  'CallError',
  'CodedError',
  'CommandError',
  'DatabaseError',
  'DeployerRefusal',
  'DomainError',
  'ImportMapError',
  'ModelError',
  'StartError',
]);

const CLASS = /class (\w+)(?:<[^>]*>)? extends \w*(?:Error|Refusal)\b/g;
const COMPARISON = /instanceof (\w+)/g;

/** Error classes that a source adds to the known ones, and errors that it compares by their class. */
function faultsIn(source: string): readonly string[] {
  const added = [...source.matchAll(CLASS)].map(([, name = '']) => name);
  const compared = [...source.matchAll(COMPARISON)].map(([, name = '']) => name);
  return [
    ...added.filter((name) => !CLASSES.has(name)).map((name) => `adds ${name}`),
    ...compared.filter((name) => CLASSES.has(name)).map((name) => `compares by ${name}`),
  ];
}

function sources(): readonly { readonly file: string; readonly line: string }[] {
  const found = execFileSync(
    'git',
    [
      'grep',
      '-E',
      'instanceof |class .* extends',
      '--',
      '*.ts',
      '*.tsx',
      ':!*error-classes.test.ts',
    ],
    { cwd: projectRoot(), encoding: 'utf8', maxBuffer: 2 ** 24 },
  );
  return found.split('\n').map((hit) => {
    const colon = hit.indexOf(':');
    return { file: hit.slice(0, colon), line: hit.slice(colon + 1) };
  });
}

describe('errors', () => {
  it('errors are compared by their codes, and no class of them is added', () => {
    const faults = sources().flatMap(({ file, line }) =>
      faultsIn(line).map((fault) => `${file} ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ['class LostError extends Error {', ['adds LostError']],
    ['class LostError extends CodedError<Code> {', ['adds LostError']],
    ['if (error instanceof ApiError) {', ['compares by ApiError']],
    ['if (error instanceof Error) {', []],
    ['if (target instanceof HTMLElement) {', []],
  ])('the line %j has the faults %j', (line, faults) => {
    expect(faultsIn(line)).toEqual(faults);
  });
});
