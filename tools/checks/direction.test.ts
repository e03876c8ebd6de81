import { describe, expect, test } from 'vitest';
import { directionProblems } from './direction.ts';

const found = (rule: string) =>
  directionProblems({ file: 'a.css', source: `.a {\n  ${rule};\n}` }).length;

describe('stylesheets', () => {
  test.each([
    'margin-left: 1px',
    'padding-right: var(--space-2)',
    'left: 0',
    'border-left: 1px solid',
    'border-top-right-radius: 4px',
    'scroll-margin-left: 4px',
    'text-align: left',
    'float: right',
    'margin: 0 1px 0 2px',
    'padding: 0 var(--a) 0 calc(1px + 2px)',
    'inset: 0 auto 0 0',
    'border-radius: 4px 0 0 4px',
    'border-radius: 4px 0',
  ])('a stylesheet must not name a side: %s', (rule) => {
    expect(found(rule)).toBe(1);
  });

  test.each([
    'margin-inline-start: 1px',
    'inset-inline-start: 0',
    'text-align: start',
    'margin: 0 1px',
    'padding: 0 1px 2px 1px',
    'inset: 0',
    'border-radius: 4px 4px 0 0',
    'border-start-start-radius: 4px',
    'grid-area: left',
    '--left: 1px',
    'transform-origin: left',
  ])('a stylesheet may be logical, or the same for both sides: %s', (rule) => {
    expect(found(rule)).toBe(0);
  });

  test('a stylesheet fault is reported with file and line', () => {
    expect(directionProblems({ file: 'x.css', source: '.a {\n\n  left: 0;\n}' })[0]).toMatch(
      /^x\.css:3: "left: 0"/,
    );
  });
});
