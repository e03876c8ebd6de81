import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.ts';
import { countFunctions, LONGEST } from './long-functions.ts';

/** What is run, not what tests it. */
const PRODUCT = /^(?!e2e\/|.*\/test\/|.*must-fail).*(?<!\.test|\.spec|\.d)\.(?:ts|tsx|mjs)$/;
/** Of a hundred functions. */
const MOST_LONG = 1;

const filled = (lines: number) => `${'  act();\n'.repeat(lines)}`;

describe('the count of long functions', () => {
  it.each([
    ['a function', `const before = 'ä';\nexport function a() {\n${filled(LONGEST - 1)}}\n`, 1],
    ['a function that is just short enough', `function a() {\n${filled(LONGEST - 2)}}\n`, 0],
    [
      'a nested one with its owner',
      `function a() {\n  const b = () => {\n${filled(LONGEST - 1)}  };\n}\n`,
      2,
    ],
    ['a method', `class A {\n  act() {\n${filled(LONGEST - 1)}  }\n}\n`, 1],
    [
      'a function of JSX',
      `export const A = () => (\n  <div>\n${'    <p />\n'.repeat(LONGEST)}  </div>\n);\n`,
      1,
    ],
  ])('the count of long functions has %s', (_name, source, expected) => {
    expect(countFunctions('a.tsx', source).long).toHaveLength(expected);
  });

  it('functions of more than 60 lines are at most one in a hundred', () => {
    const root = projectRoot();
    const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((file) => PRODUCT.test(file));
    const counts = files.map((file) => ({
      file,
      ...countFunctions(file, readFileSync(join(root, file), 'utf8')),
    }));
    const long = counts.flatMap((count) =>
      count.long.map(({ line, lines }) => `${count.file}:${line} has ${lines} lines`),
    );
    const functions = counts.reduce((sum, count) => sum + count.functions, 0);
    expect(functions).toBeGreaterThan(10_000);
    expect((100 * long.length) / functions, long.join('\n')).toBeLessThanOrEqual(MOST_LONG);
  });
});
