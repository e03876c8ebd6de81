import { expect, it } from 'vitest';
import { styleProblems, styleUses } from './style-classes.ts';

const SHEET = new Map([['a/b.module.css', '.row { gap: 0; }\n.row > .name:hover { margin: 0; }']]);
const view = (body: string) =>
  styleUses('a/b.tsx', `import styles from './b.module.css';\n${body}`);

it('the style check finds nothing where each class has its rule and each rule its view', () => {
  expect(styleProblems(view('use(styles.row, styles.name);'), SHEET)).toEqual([]);
});

it('the style check reports a class without a rule, and an unused rule', () => {
  expect(styleProblems(view("use(styles['row'], styles.note);"), SHEET)).toEqual([
    'a/b.tsx: "note" has no rule in a/b.module.css',
    'a/b.module.css: nothing uses ".name"',
  ]);
});

it('the style check leaves rules alone that are used by names made at run time', () => {
  expect(styleProblems(view('use(styles[tone]);'), SHEET)).toEqual([]);
});
