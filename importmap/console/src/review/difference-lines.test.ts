import { describe, expect, it } from 'vitest';
import { createTexts } from '../texts/create-texts.ts';
import en from '../translations/en.json';
import { differenceLines } from './difference-lines.ts';

const texts = {
  ...createTexts({ language: 'en', resources: { en: { translation: en } }, now: () => 0 }),
  choose: () => undefined,
};
const lines = (...differences: Parameters<typeof differenceLines>[0]) =>
  differenceLines(differences, texts).map(({ subject, aspect, from, to }) =>
    `${subject} ${aspect}: ${from} → ${to}`.replaceAll(/[\u2068\u2069]/g, ''),
  );

describe('a difference', () => {
  it('a difference of an undecided plugin lists only what is not as before', () => {
    expect(lines({ path: 'plugins.sport', to: { enabled: false } })).toEqual([
      'sport State: on → off',
    ]);
    expect(lines({ path: 'plugins.sport', from: { enabled: true } })).toEqual([]);
  });

  it('a difference of versions reads as shares, none of them as the newest build', () => {
    const to = [
      { version: '1.4.0', weight: 5 },
      { version: '1.3.2', weight: 95 },
    ];
    expect(lines({ path: 'plugins.sport.versions', to })).toEqual([
      'sport Versions: newest build → 1.4.0 5%, 1.3.2 95%',
    ]);
  });

  it('a difference of anything else is shown as it is', () => {
    expect(lines({ path: 'imports.chart/lib', to: '/x.js' })).toEqual([
      'imports chart/lib: nothing → /x.js',
    ]);
  });
});
