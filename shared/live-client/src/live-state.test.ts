import { describe, expect, it } from 'vitest';
import type { LineEvent, MarketTuple } from '@touchline/contracts/line';
import { createLiveState } from './live-state.ts';

const result: MarketTuple = [
  'ft-1x2',
  1,
  0,
  null,
  [
    ['home', '2.10'],
    ['draw', '3.40'],
    ['away', '3.60'],
  ],
];
const total: MarketTuple = [
  'ft-total@2.5',
  1,
  0,
  null,
  [
    ['over', '1.90'],
    ['under', '1.95'],
  ],
];

function event(id: number, markets: MarketTuple[] = [result]): LineEvent {
  return {
    id,
    sportId: 1,
    sport: 'football',
    champ: { id: 5, name: 'Premier League', slug: 'premier-league', country: 'GB' },
    slug: 'a-b',
    home: { id: 1, name: 'A' },
    away: { id: 2, name: 'B' },
    startsAt: 0,
    section: 'live',
    state: { status: 'live' },
    marketCount: 60,
    markets,
  };
}

const snapshot = (topic: string, events: LineEvent[], clk = 'c1') => ({
  topic,
  clk,
  time: 0,
  events,
});

describe('live state', () => {
  it('the live state stores a snapshot: order of events, markets and prices', () => {
    const state = createLiveState();
    const changed = state.applySnapshot(snapshot('top:live', [event(2), event(1)]));
    expect(state.topic('top:live')).toEqual({ ready: true, clk: 'c1', eventIds: [2, 1] });
    expect(state.event(2)?.marketKeys).toEqual(['ft-1x2']);
    expect(state.outcome('1~ft-1x2~draw')).toMatchObject({
      price: '3.40',
      status: 'open',
      changes: 0,
    });
    expect(changed.has('outcome:1~ft-1x2~draw')).toBe(true);
  });

  it('the live state touches only the outcomes a delta changes and knows the direction', () => {
    const state = createLiveState();
    state.applySnapshot(snapshot('top:live', [event(1)]));
    const draw = state.outcome('1~ft-1x2~draw');
    const changed = state.applyDelta({
      topic: 'top:live',
      from: 'c1',
      to: 'c2',
      changes: [['m', 1, 'ft-1x2', 2, 0, null, ['2.20', '3.40', '3.45']]],
    });
    expect(changed).toEqual(new Set(['outcome:1~ft-1x2~home', 'outcome:1~ft-1x2~away']));
    expect(state.outcome('1~ft-1x2~home')).toMatchObject({
      price: '2.20',
      direction: 'up',
      changes: 1,
    });
    expect(state.outcome('1~ft-1x2~away')).toMatchObject({ price: '3.45', direction: 'down' });
    expect(state.outcome('1~ft-1x2~draw')).toBe(draw);
    expect(state.topic('top:live').clk).toBe('c2');
  });

  it('the live state detects a gap and changes nothing', () => {
    const state = createLiveState();
    state.applySnapshot(snapshot('top:live', [event(1)]));
    const delta = {
      topic: 'top:live',
      from: 'c9',
      to: 'c10',
      changes: [['-', 1] as ['-', number]],
    };
    expect(state.applyDelta(delta)).toBe('gap');
    expect(state.applyDelta({ ...delta, topic: 'never followed' })).toBe('gap');
    expect(state.event(1)).toBeDefined();
  });

  it('a suspended market suspends each of its outcomes with the reason, and back', () => {
    const state = createLiveState();
    state.applySnapshot(snapshot('t', [event(1)]));
    state.applyDelta({
      topic: 't',
      from: 'c1',
      to: 'c2',
      changes: [['m', 1, 'ft-1x2', 2, 1, 'goal', ['2.10', '3.40', '3.60']]],
    });
    expect(state.market('1~ft-1x2')).toMatchObject({ status: 'suspended', reason: 'goal' });
    expect(state.outcome('1~ft-1x2~home')).toMatchObject({
      status: 'suspended',
      reason: 'goal',
      price: '2.10',
    });
    state.applyDelta({
      topic: 't',
      from: 'c2',
      to: 'c3',
      changes: [['m', 1, 'ft-1x2', 3, 0, null, ['2.10', null, '3.60']]],
    });
    expect(state.outcome('1~ft-1x2~home')).toMatchObject({ status: 'open', reason: undefined });
    expect(state.outcome('1~ft-1x2~draw')).toMatchObject({ status: 'suspended', price: undefined });
  });

  it('the live state ignores a market version it already has, as two topics carry the same change', () => {
    const state = createLiveState();
    state.applySnapshot(snapshot('list', [event(1)]));
    state.applySnapshot(snapshot('event:1', [event(1, [result, total])]));
    const change = ['m', 1, 'ft-1x2', 2, 0, null, ['2.20', '3.40', '3.60']] as never;
    state.applyDelta({ topic: 'list', from: 'c1', to: 'c2', changes: [change] });
    const again = state.applyDelta({ topic: 'event:1', from: 'c1', to: 'c2', changes: [change] });
    expect(again).toEqual(new Set());
    expect(state.outcome('1~ft-1x2~home')?.changes).toBe(1);
  });

  it('the live state retains what another topic still uses and forgets the rest', () => {
    const state = createLiveState();
    state.applySnapshot(snapshot('list', [event(1), event(2)]));
    state.applySnapshot(snapshot('event:1', [event(1, [result, total])]));
    expect(state.event(1)?.marketKeys).toEqual(['ft-1x2', 'ft-total@2.5']);
    state.release('event:1');
    expect(state.event(1)?.marketKeys).toEqual(['ft-1x2']);
    expect(state.outcome('1~ft-total@2.5~over')).toBeUndefined();
    const changed = state.release('list');
    expect(state.event(1)).toBeUndefined();
    expect(changed.has('event:2')).toBe(true);
    expect(state.topic('list').ready).toBe(false);
  });

  it('the live state adds and removes events and markets within a topic', () => {
    const state = createLiveState();
    state.applySnapshot(snapshot('t', [event(1)]));
    const changed = state.applyDelta({
      topic: 't',
      from: 'c1',
      to: 'c2',
      changes: [
        ['+', event(2)],
        ['M', 1, total],
        ['x', 1, 'ft-1x2'],
        ['e', 1, { status: 'finished' }],
      ],
    });
    expect(state.topic('t').eventIds).toEqual([1, 2]);
    expect(state.event(1)).toMatchObject({
      marketKeys: ['ft-total@2.5'],
      state: { status: 'finished' },
    });
    expect(state.outcome('1~ft-1x2~home')).toBeUndefined();
    expect(changed).toContain('topic:t');
    state.applyDelta({ topic: 't', from: 'c2', to: 'c3', changes: [['-', 1]] });
    expect(state.topic('t').eventIds).toEqual([2]);
  });

  it('a snapshot equal to the current state changes nothing but the clock', () => {
    const state = createLiveState();
    state.applySnapshot(snapshot('t', [event(1)]));
    const ids = state.topic('t').eventIds;
    expect(state.applySnapshot(snapshot('t', [event(1)], 'c7'))).toEqual(new Set());
    expect(state.topic('t').eventIds).toBe(ids);
    expect(state.topic('t').clk).toBe('c7');
  });

  it('a snapshot of a restarted server, whose versions are lower, is believed', () => {
    const state = createLiveState();
    state.applySnapshot(snapshot('t', [event(1, [['ft-1x2', 90, 0, null, [['home', '2.00']]]])]));
    state.applySnapshot(snapshot('t', [event(1, [['ft-1x2', 1, 0, null, [['home', '2.50']]]])]));
    expect(state.outcome('1~ft-1x2~home')).toMatchObject({ price: '2.50', direction: 'up' });
  });
});
