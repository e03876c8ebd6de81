import type { TimelineIncident } from '@touchline/contracts/timeline';
import { TimelineKind } from '@touchline/contracts/timeline';
import { describe, expect, it } from 'vitest';
import { isKey, lastAnnounced } from './announced.ts';
import { COUNTED } from './counts.ts';
import { minuteOf, sentenceOf, templateOf, wordsIn } from './words.ts';

const LANGUAGES = ['en', 'ru', 'ar'];
const names = { home: 'Ants', away: 'Bees' };
const incident = (given: Partial<TimelineIncident>): TimelineIncident => ({
  id: 1,
  kind: 'goal',
  period: '1h',
  ...given,
});
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, key]) => key).sort();

describe('the words of the tracker', () => {
  it('the words of every language have the same keys, and sentences about the same facts', () => {
    const [english, ...others] = LANGUAGES.map(wordsIn);
    for (const words of others) {
      expect(Object.keys(words)).toEqual(Object.keys(english ?? {}));
      expect(Object.keys(words.counted)).toEqual([...COUNTED]);
      for (const [key, text] of Object.entries(english?.reported ?? {})) {
        const translated = words.reported[key as keyof typeof words.reported];
        expect(holes(translated), key).toEqual(holes(text));
      }
    }
    expect(wordsIn('xx')).toEqual(english);
  });

  it('every kind of incident has a sentence, with whatever its source has left out', () => {
    const words = wordsIn('en');
    for (const kind of TimelineKind.options) {
      expect(words.reported[templateOf(incident({ kind }))], kind).toBeTruthy();
    }
  });

  it.each([
    [{ side: 'home', score: [1, 0] }, 'Goal for Ants, 1–0.'],
    [
      { side: 'home', player: { name: 'Ida' }, second: { name: 'Olga' }, score: [1, 0] },
      'Goal for Ants by Ida, assisted by Olga, 1–0.',
    ],
    [
      { side: 'home', note: 'own', player: { name: 'Bo' }, score: [1, 0] },
      'Own goal by Bo: Ants score, 1–0.',
    ],
    [
      { kind: 'card', side: 'away', note: 'second-yellow', player: { name: 'Bo' } },
      'Second yellow card: Bo of Bees is sent off.',
    ],
    [{ kind: 'points', side: 'away' }, 'Point for Bees.'],
    [{ kind: 'runs', side: 'away', value: 1, score: [0, 1] }, 'Bees: one run, 0–1.'],
    [{ side: 'home', score: [1, 0], isTakenBack: true }, 'Taken back: Goal for Ants, 1–0.'],
  ] as [Partial<TimelineIncident>, string][])(
    'an incident of %j is written as "%s"',
    (given, reported) => {
      const words = wordsIn('en');
      const sentence = sentenceOf(incident(given), { words, names, period: (code) => code });
      expect(plain(sentence)).toBe(reported);
    },
  );

  it('the first second is of the first minute, and sports without a clock have no minutes', () => {
    expect(minuteOf(incident({ seconds: 0 }))).toBe('1′');
    expect(minuteOf(incident({ seconds: 2_700 }))).toBe('46′');
    expect(minuteOf(incident({}))).toBeUndefined();
  });

  it('an announcement is the last that decides something, never a corner or a point', () => {
    const reported = [
      incident({ id: 1 }),
      incident({ id: 2, kind: 'corner' }),
      incident({ id: 3, kind: 'card', note: 'yellow' }),
      incident({ id: 4, kind: 'points' }),
    ];
    expect(lastAnnounced(reported)?.id).toBe(1);
    expect(
      lastAnnounced([...reported, incident({ id: 5, kind: 'shot', isTakenBack: true })])?.id,
    ).toBe(5);
    expect(reported.filter(isKey).map(({ id }) => id)).toEqual([1, 3]);
  });
});
