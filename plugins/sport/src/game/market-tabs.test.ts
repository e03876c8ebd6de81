import { describe, expect, it } from 'vitest';
import { marketCards } from './market-cards.ts';
import {
  cardsOfTab,
  closedAtFirst,
  firstTab,
  type MarketTab,
  nextTab,
  tabsOf,
  withBuilder,
} from './market-tabs.ts';

const FULL = ['ft-1x2', 'ft-double-chance', 'ft-total@2.5', 'ft-handicap@-1', 'ft-both-score'];
const tabs = (keys: readonly string[]) => tabsOf('football', marketCards(keys));
const first = (keys: readonly string[]) => firstTab('football', marketCards(keys));

describe('the tabs of an event', () => {
  it('the tabs of an event are those that have markets, all of them second to the main one', () => {
    expect(tabs(['ft-correct-score', 'ft-1x2'])).toEqual(['main', 'all', 'score']);
    expect(tabs(['ft-correct-score', 'ft-total@2.5'])).toEqual(['all', 'totals', 'score']);
    expect(tabs(['ft-1x2', 'ft-double-chance'])).toEqual(['all']);
    expect(tabs([])).toEqual([]);
  });

  it('the tabs of an event begin with the main one while it has two cards to show, later with all', () => {
    expect(first(FULL)).toBe('main');
    expect(first(['ft-1x2', 'ft-correct-score', 'ft-asian-total@2.25'])).toBe('all');
    expect(first(['ft-total@4.5', 'ft-asian-total@4.25', 'ft-handicap@-1'])).toBe('all');
  });

  it('the tabs of an event put the sport’s main markets on the main tab whatever their group', () => {
    const cards = marketCards(FULL);
    const of = (tab: MarketTab) => cardsOfTab({ sport: 'football', tab, cards, favourites: [] });
    expect(of('main').map(({ code }) => code)).toEqual([
      'ft-1x2',
      'ft-double-chance',
      'ft-total',
      'ft-both-score',
      'ft-handicap',
    ]);
    expect(of('totals').map(({ code }) => code)).toEqual(['ft-total']);
    expect(of('all')).toEqual(cards);
  });

  it('the bet builder has a tab after all markets where two of them can be combined', () => {
    const cards = marketCards([...FULL, 'ft-draw-no-bet', 'ft-handicap@-1.5']);
    expect(withBuilder(['main', 'all', 'totals'], cards)).toEqual([
      'main',
      'all',
      'builder',
      'totals',
    ]);
    const shown = cardsOfTab({ sport: 'football', tab: 'builder', cards, favourites: [] });
    expect(shown.flatMap(({ marketKeys }) => marketKeys)).toEqual([
      'ft-1x2',
      'ft-double-chance',
      'ft-total@2.5',
      'ft-both-score',
      'ft-handicap@-1.5',
    ]);
    const few = marketCards(['ft-1x2', 'ft-draw-no-bet', 'ft-next-goal@1']);
    expect(withBuilder(['main', 'all'], few)).toEqual(['main', 'all']);
    expect(withBuilder(['main', 'all'], marketCards(['tennis-winner']))).toEqual(['main', 'all']);
  });

  it('the starred markets have a tab before all others on every event that offers one of them', () => {
    const favourites = ['ft-handicap', 'ft-next-goal'];
    const cards = marketCards([...FULL, 'ft-next-goal@2', 'ft-next-goal@1']);
    expect(tabsOf('football', cards, favourites)).toEqual([
      'favourites',
      ...tabsOf('football', cards),
    ]);
    expect(tabsOf('football', marketCards(['ft-1x2', 'ft-total@2.5']), favourites)).toEqual(
      tabs(['ft-1x2', 'ft-total@2.5']),
    );
    const starred = cardsOfTab({ sport: 'football', tab: 'favourites', cards, favourites });
    expect(starred.map(({ code }) => code)).toEqual([
      'ft-handicap',
      'ft-next-goal@2',
      'ft-next-goal@1',
    ]);
  });

  it('the tabs of an event open the one in the address, if it exists', () => {
    const now = { tabs: tabs(FULL), first: 'main' } as const;
    expect(nextTab(undefined, { ...now, asked: 'totals' })).toEqual({
      tab: 'totals',
      asked: 'totals',
    });
    expect(nextTab(undefined, { ...now, asked: 'no-such-tab' }).tab).toBe('main');
    expect(nextTab(undefined, { ...now, asked: undefined }).tab).toBe('main');
  });

  it('an open tab stays open while it has markets, though a better first one appears', () => {
    const open = { tab: 'totals', asked: undefined } as const;
    const now = { asked: undefined, tabs: tabs(FULL), first: 'main' } as const;
    expect(nextTab(open, now)).toBe(open);
  });

  it('an open tab without markets is replaced by all markets, and does not reopen', () => {
    const gone = { asked: 'score', tabs: tabs(FULL), first: 'main' } as const;
    const moved = nextTab({ tab: 'score', asked: 'score' }, gone);
    expect(moved).toEqual({ tab: 'all', asked: 'score', closed: 'score' });
    const back = { ...gone, tabs: tabs([...FULL, 'ft-correct-score']) };
    expect(nextTab(moved, back)).toBe(moved);
    expect(nextTab(moved, { ...back, asked: 'totals' })).toEqual({
      tab: 'totals',
      asked: 'totals',
    });
  });

  it('the tabs of an event show the headings alone after forty rows, in the light version after twelve, the first card apart', () => {
    const goals = Array.from({ length: 60 }, (_, at) => `ft-next-goal@${at + 1}`);
    const cards = marketCards(goals);
    expect(cards).toHaveLength(60);
    const closed = closedAtFirst(cards, { isLight: false });
    // A heading and a line make two rows.
    expect(closed.size).toBe(40);
    expect(closed.has(cards[19]?.code ?? '')).toBe(false);
    expect(closed.has(cards[20]?.code ?? '')).toBe(true);
    const tall = marketCards(goals.map((_, at) => `ft-total@${at}.5`));
    expect(closedAtFirst(tall, { isLight: false }).size).toBe(0);
    expect(closedAtFirst(cards, { isLight: true }).size).toBe(54);
  });
});
