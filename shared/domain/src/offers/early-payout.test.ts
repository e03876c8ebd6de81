import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchResult, Side } from '../markets/index.ts';
import {
  EARLY_PAYOUT_SPORTS,
  earlyPayoutLead,
  type EarlyPayoutTerms,
  leadsOf,
  scoresAlong,
} from './early-payout.ts';
import { findMarketType } from '../markets/index.ts';

const OFFER: readonly EarlyPayoutTerms[] = [
  { sport: 'football', lead: 2, champs: [] },
  { sport: 'basketball', lead: 20, champs: [7, 8] },
];
const HOME = {
  sport: 'football',
  champId: 1,
  marketKey: 'ft-1x2',
  outcomeCode: 'home',
  section: 'line',
} as const;

/** Scores of a match; a correction takes one back now and then. */
const scores = fc
  .array(
    fc.record({
      side: fc.constantFrom<Side>('home', 'away'),
      points: fc.constantFrom(1, 1, 2, 3, 7, -1),
    }),
    { maxLength: 60 },
  )
  .map((scored) => {
    const now = { home: 0, away: 0 };
    return scored.map(({ side, points }) => {
      now[side] = Math.max(0, now[side] + points);
      return { ...now };
    });
  });

describe('early payouts', () => {
  it('EARLY-1 the winner of a match before it begins has one, in the sports and competitions offered', () => {
    expect(earlyPayoutLead(OFFER, HOME)).toBe(2);
    expect(earlyPayoutLead(OFFER, { ...HOME, outcomeCode: 'away' })).toBe(2);
    const basketball = { ...HOME, sport: 'basketball', marketKey: 'basketball-winner' };
    expect(earlyPayoutLead(OFFER, { ...basketball, champId: 8 })).toBe(20);
    expect(earlyPayoutLead(OFFER, { ...basketball, champId: 9 })).toBeUndefined();
  });

  it.each([
    ['the draw', { outcomeCode: 'draw' }],
    ['a match in play', { section: 'live' as const }],
    ['another market', { marketKey: 'ft-draw-no-bet' }],
    ['a bet builder', { marketKey: 'builder' }],
    ['a sport that is not offered', { sport: 'ice-hockey', marketKey: 'hockey-1x2' }],
    ['a sport that has none', { sport: 'tennis', marketKey: 'tennis-winner' }],
  ])('EARLY-1 no early payout is on %s', (_what, changed) => {
    expect(earlyPayoutLead(OFFER, { ...HOME, ...changed })).toBeUndefined();
  });

  it('EARLY-1 every sport that has them pays on a market of its own catalogue, won by a side', () => {
    for (const [sport, { market }] of Object.entries(EARLY_PAYOUT_SPORTS)) {
      const type = findMarketType(market);
      expect(type?.sport).toBe(sport);
      expect(type?.kind.outcomes).toEqual(expect.arrayContaining(['home', 'away']));
    }
  });

  it('EARLY-2 a lead is reached where a plain walk along the scores first finds it', () => {
    fc.assert(
      fc.property(scores, fc.integer({ min: 1, max: 30 }), (moments, lead) => {
        const leads = leadsOf(moments);
        for (const side of ['home', 'away'] as const) {
          const other = side === 'home' ? 'away' : 'home';
          const first = moments.find((score) => score[side] - score[other] >= lead);
          const found = leads.find((reached) => reached.side === side && reached.lead >= lead);
          expect(found && { home: found.home, away: found.away }).toEqual(first);
        }
      }),
    );
  });

  it('EARLY-2 a lead of overtime is none, and the moment of one is kept', () => {
    expect(
      leadsOf([
        { home: 1, away: 0, period: '1h', seconds: 600 },
        { home: 1, away: 1, period: '1h', seconds: 900 },
        { home: 3, away: 1, period: 'ot', seconds: 6000 },
      ]),
    ).toEqual([{ home: 1, away: 0, period: '1h', seconds: 600, side: 'home', lead: 1 }]);
  });

  it.each<[string, MatchResult, readonly string[]]>([
    [
      'goal by goal',
      {
        sport: 'football',
        status: 'finished',
        fullTime: { home: 2, away: 1 },
        halfTime: { home: 2, away: 0 },
        goals: ['home', 'home', 'away'],
      },
      ['1:0', '2:0', '2:1', '2:1'],
    ],
    [
      'half by half',
      {
        sport: 'football',
        status: 'finished',
        fullTime: { home: 2, away: 2 },
        halfTime: { home: 2, away: 0 },
      },
      ['2:0', '2:2'],
    ],
    [
      'quarter by quarter',
      {
        sport: 'basketball',
        status: 'finished',
        quarters: [
          { home: 30, away: 10 },
          { home: 10, away: 30 },
        ],
      },
      ['30:10', '40:40'],
    ],
    ['not at all', { sport: 'football', status: 'cancelled' }, []],
    ['in sets', { sport: 'tennis', status: 'finished', setsWon: { home: 2, away: 0 } }, []],
  ])('EARLY-2 a result knows the way to it %s', (_how, result, expected) => {
    expect(scoresAlong(result).map(({ home, away }) => `${home}:${away}`)).toEqual(expected);
  });
});
