import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';

type Theme = 'light' | 'dark';

const css = ['tokens.css', 'meaning.css']
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('\n');

function colour(name: string, theme: Theme): string {
  const value = new RegExp(`--color-${name}:\\s*(.+?);`).exec(css)?.[1];
  if (value === undefined) throw new Error(`No token --color-${name}`);
  const other = /^var\(--color-([\w-]+)\)$/.exec(value)?.[1];
  if (other !== undefined) return colour(other, theme);
  const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  return pair ? (theme === 'light' ? pair[1]! : pair[2]!) : value;
}

const GROUNDS = ['page', 'surface', 'raised', 'sunken'];
const MEANINGS = [
  'up',
  'down',
  'warning',
  'danger',
  'success',
  'winning',
  'losing',
  'boosted',
  'suspended',
];

/** Text, and every background it may have. */
const PAIRS: [text: string, grounds: string[]][] = [
  [
    'text',
    [...GROUNDS, 'price', 'price-press', 'accent-soft', ...MEANINGS.map((m) => `${m}-soft`)],
  ],
  ['muted', [...GROUNDS, 'price', 'price-press', 'up-soft', 'down-soft']],
  ['accent', [...GROUNDS, 'price', 'price-press', 'accent-soft', 'up-soft', 'down-soft']],
  ['on-accent', ['accent-fill', 'accent-press']],
  ['on-live', ['live-fill']],
  ['on-fill', ['winning-fill', 'boosted-fill']],
  ['live', GROUNDS],
  ...MEANINGS.map((name): [string, string[]] => [name, [...GROUNDS, `${name}-soft`]]),
];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  it.each(PAIRS)('the text %s is readable at 4.5:1 on each of its backgrounds', (text, grounds) => {
    const weak = grounds
      .map((ground) => ({ ground, ratio: contrast(colour(text, theme), colour(ground, theme)) }))
      .filter(({ ratio }) => ratio < 4.5);
    expect(weak).toEqual([]);
  });

  it.each(GROUNDS)('the edge of a control has a contrast of 3:1 on %s', (ground) => {
    expect(contrast(colour('control', theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });

  it.each(['up', 'down'])('the %s arrow has a contrast of 3:1 on a price', (name) => {
    expect(contrast(colour(name, theme), colour('price', theme))).toBeGreaterThanOrEqual(3);
  });
});

it('the measure itself agrees with WCAG: black on white is 21, #777 on white just fails', () => {
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
});

it('every colour of the set is tested here or carries no text', () => {
  const tested = new Set(PAIRS.flatMap(([text, grounds]) => [text, ...grounds]));
  const silent = new Set(['line', 'control', 'scrim']);
  const names = [...css.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name!);
  expect(names.filter((name) => !tested.has(name) && !silent.has(name))).toEqual([]);
});
