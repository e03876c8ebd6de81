import {
  isBuilderMarket,
  type MarketGroup,
  mainMarkets,
  marketGroups,
  type Sport,
} from '@touchline/domain/markets';
import { type MarketCard, rowsOf } from './market-cards.ts';

/** A tab of an event's page: one group of markets, those the player has starred, all of them, or the bet builder. */
export type MarketTab = MarketGroup | 'favourites' | 'all' | 'builder';

/** With fewer cards than this the main tab shows less than the page has room for. */
const THIN = 2;
/** Number of rows expanded by default; later cards show their headings, and open at a touch. */
const ROWS_OPEN_AT_FIRST = 40;
/** The same in the light version: about what a phone's screen shows. */
const ROWS_OPEN_IF_LIGHT = 12;

/** The cards of a tab. The main tab also has the sport's main markets of other groups. */
export function cardsOfTab({
  sport,
  tab,
  cards,
  favourites,
}: {
  readonly sport: string;
  readonly tab: MarketTab;
  readonly cards: readonly MarketCard[];
  /** Codes of the starred types. */
  readonly favourites: readonly string[];
}): readonly MarketCard[] {
  if (tab === 'all') {
    return cards;
  }
  if (tab === 'builder') {
    return builderCards(cards);
  }
  if (tab === 'favourites') {
    return cards.filter(({ type }) => favourites.includes(type));
  }
  const main = new Set(tab === 'main' ? mainMarkets(sport as Sport) : []);
  return cards.filter((card) => card.group === tab || main.has(card.code));
}

/** Markets whose selections can be parts of a bet builder. */
function builderCards(cards: readonly MarketCard[]): readonly MarketCard[] {
  return cards.flatMap((card) => {
    const marketKeys = card.marketKeys.filter(isBuilderMarket);
    return marketKeys.length === 0 ? [] : [{ ...card, marketKeys }];
  });
}

/** The tabs with the bet builder's after "all", where there are two markets to combine. */
export function withBuilder(
  tabs: readonly MarketTab[],
  cards: readonly MarketCard[],
): readonly MarketTab[] {
  const at = tabs.indexOf('all') + 1;
  return at === 0 || builderCards(cards).length < 2
    ? tabs
    : [...tabs.slice(0, at), 'builder', ...tabs.slice(at)];
}

/**
 * The tabs that have something to show, in the sport's order, with "all" second to "main", and the
 * player's favourites before them.
 * @param favourites codes of the starred types
 */
export function tabsOf(
  sport: string,
  cards: readonly MarketCard[],
  favourites: readonly string[] = [],
): readonly MarketTab[] {
  const present = new Set(cards.map(({ group }) => group));
  const groups = marketGroups(sport as Sport).filter((group) => present.has(group));
  if (groups.length < 2) {
    return groups.length === 0 ? [] : ['all'];
  }
  const starred = cards.some(({ type }) => favourites.includes(type))
    ? ['favourites' as const]
    : [];
  return groups[0] === 'main'
    ? [...starred, 'main', 'all', ...groups.slice(1)]
    : [...starred, 'all', ...groups];
}

/** The tab a page opens with: the main one, unless it is missing or has next to nothing left. */
export function firstTab(sport: string, cards: readonly MarketCard[]): MarketTab {
  const isWorthwhile =
    tabsOf(sport, cards).includes('main') &&
    cardsOfTab({ sport, tab: 'main', cards, favourites: [] }).length >= THIN;
  return isWorthwhile ? 'main' : 'all';
}

/** Which tab is open, and how it came to be. */
export interface OpenTab {
  readonly tab: MarketTab;
  /** The tab of the address when the tab was chosen; only another one changes it. */
  readonly asked: string | undefined;
  /** The tab that was open until its last market went. */
  readonly closed?: MarketTab;
}

/**
 * The open tab after a change of the markets or of the address. A tab stays open as long as it has
 * markets; when it has lost them all, the player sees all markets and is not sent back when some
 * return. Answers `before` itself when nothing changes.
 */
export function nextTab(
  before: OpenTab | undefined,
  now: {
    readonly asked: string | undefined;
    readonly tabs: readonly MarketTab[];
    readonly first: MarketTab;
  },
): OpenTab {
  const { asked, tabs, first } = now;
  if (before !== undefined && before.asked === asked) {
    return tabs.includes(before.tab) || before.tab === 'all'
      ? before
      : { tab: 'all', asked, closed: before.tab };
  }
  return { tab: tabs.find((tab) => tab === asked) ?? first, asked };
}

/** Codes of the cards that are closed until they are touched. The first is always open. */
export function closedAtFirst(
  cards: readonly MarketCard[],
  { isLight }: { readonly isLight: boolean },
): ReadonlySet<string> {
  const most = isLight ? ROWS_OPEN_IF_LIGHT : ROWS_OPEN_AT_FIRST;
  let rows = 0;
  return new Set(
    cards.flatMap((card, index) => {
      rows += rowsOf(card);
      return index > 0 && rows > most ? [card.code] : [];
    }),
  );
}
