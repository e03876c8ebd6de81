import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Theme = 'light' | 'dark';

const css = ['tokens.css', 'meaning.css']
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('\n');

function colour(name: string, theme: Theme): string {
  const value = new RegExp(`--color-${name}:\\s*(.+?);`).exec(css)?.[1];
  if (value === undefined) throw new Error(`No token --color-${name}`);
  const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  return pair ? (theme === 'light' ? pair[1]! : pair[2]!) : value;
}

/** WCAG 2.2 relative luminance of an opaque hex colour. */
function luminance(hex: string): number {
  const short = hex.length === 4;
  const [red, green, blue] = [0, 1, 2].map((index) => {
    const digits = short ? hex[index + 1]!.repeat(2) : hex.slice(2 * index + 1, 2 * index + 3);
    const part = Number.parseInt(digits, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const GROUNDS = ['page', 'surface', 'raised', 'sunken'];
const MEANINGS = ['up', 'down', 'warning', 'danger', 'success'];

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
