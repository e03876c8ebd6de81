import { join } from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';

async function warnings(rule: string) {
  const { results } = await stylelint.lint({
    code: `.a {\n\n  ${rule};\n}`,
    codeFilename: join(projectRoot(), 'shell/src/a.module.css'),
  });
  return results.flatMap((result) => result.warnings);
}

describe('stylesheets', () => {
  test.each([
    'margin-left: 1px',
    'padding-right: var(--space-2)',
    'left: 0',
    'border-left: 1px solid',
    'border-left-color: currentcolor',
    'border-top-right-radius: 4px',
    'scroll-margin-left: 4px',
    'text-align: left',
    'text-align-last: right',
    'float: right',
    'clear: left',
    'margin: 0 1px 0 2px',
    'padding: 0 var(--a) 0 calc(1px + 2px)',
    'scroll-padding: 0 1px 0 calc(1px + var(--a, max(1px, env(b))))',
    'inset: 0 auto 0 0',
    'border-radius: 4px 0 0 4px',
    'border-radius: 4px 0',
    'border-radius: 4px 4px 0',
    'border-radius: 4px / 4px 0',
    'top: 0',
    'max-width: 30rem',
  ])('the linter refuses a physical side or axis: %s', async (rule) => {
    expect(await warnings(rule)).toHaveLength(1);
  });

  test.each([
    'margin-inline-start: 1px',
    'inset-inline-start: 0',
    'text-align: start',
    'margin: 0 1px',
    'padding: 0 1px 2px 1px',
    'padding: 0 calc(1px + 2px) 2px calc(1px + 2px)',
    'inset: 0',
    'border-radius: 4px 4px 0 0',
    'border-radius: 4px 4px 4px',
    'border-radius: 4px / 2px',
    'border-start-start-radius: 4px',
    'grid-area: left',
    '--left: 1px',
    'transform-origin: left',
    'overflow-x: auto',
    'resize: vertical',
  ])('the linter accepts logical sides and symmetric shorthands: %s', async (rule) => {
    expect(await warnings(rule)).toEqual([]);
  });

  test('a warning names the line and the logical property', async () => {
    expect(await warnings('left: 0')).toMatchObject([
      { line: 3, text: expect.stringContaining('inset-inline-start') },
    ]);
  });
});
