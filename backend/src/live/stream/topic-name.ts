import type { Section } from '@touchline/contracts/line';
import {
  isCarried,
  type ListMarket,
  listMarketCode,
  type Sport,
  sportIds,
  toListMarket,
} from '@touchline/domain/markets';

/** Lists of the most interesting events: of a section, of both, of those about to start, and of esports. */
export const TOP_LISTS = ['live', 'line', 'popular', 'soon', 'esports'] as const;
export type TopList = (typeof TOP_LISTS)[number];

/** What a topic's name refers to. */
export type TopicName =
  | { readonly kind: 'top'; readonly list: TopList }
  | {
      readonly kind: 'list';
      readonly section: Section;
      readonly sport: Sport;
      /** The one market it carries of each event, in place of the main ones. */
      readonly market?: ListMarket;
    }
  | {
      readonly kind: 'champ';
      readonly section: Section;
      readonly champId: number;
      readonly market?: ListMarket;
    }
  /** The outrights of a competition, or of a tournament that has pages of its own, with all their markets. */
  | { readonly kind: 'outrights'; readonly champId: number }
  | { readonly kind: 'hub-outrights'; readonly hub: string }
  /** The events of a tournament that has pages of its own, live and to come. */
  | { readonly kind: 'hub'; readonly hub: string }
  /** An event with all its markets, or as a row of a list with the main ones. */
  | { readonly kind: 'event' | 'row'; readonly eventId: number };

const HUB = /^[a-z0-9-]{1,40}$/;
const ID = /^[1-9]\d{0,14}$/;

function sectionOf(text: string | undefined): Section | undefined {
  return text === 'live' || text === 'line' ? text : undefined;
}

function isSport(text: string): text is Sport {
  return Object.hasOwn(sportIds, text);
}

/** The market of a topic of its own: what lists carry anyway has none. */
function ownMarket(name: string): ListMarket | undefined {
  const market = toListMarket(name);
  return market === undefined || isCarried(market) ? undefined : market;
}

/**
 * Reads `top:{list}`, `list:{section}:{sport}`, `champ:{section}:{champ id}`, the latter two with
 * `:{market}` for one market in place of the main ones, `outrights:{champ id}` or `outrights:{hub}`, `hub:{name}`, `event:{event id}` and
 * `row:{event id}`; undefined for anything else.
 */
export function parseTopicName(name: string): TopicName | undefined {
  const [kind, first, second, third, ...rest] = name.split(':');
  if (rest.length > 0) {
    return undefined;
  }
  if (kind === 'event' || kind === 'row') {
    const isOne = first !== undefined && second === undefined && ID.test(first);
    return isOne ? { kind, eventId: Number(first) } : undefined;
  }
  if (kind === 'outrights') {
    if (first === undefined || second !== undefined) {
      return undefined;
    }
    if (ID.test(first)) {
      return { kind, champId: Number(first) };
    }
    return HUB.test(first) ? { kind: 'hub-outrights', hub: first } : undefined;
  }
  if (kind === 'hub') {
    const isOne = first !== undefined && second === undefined && HUB.test(first);
    return isOne ? { kind, hub: first } : undefined;
  }
  if (kind === 'top') {
    const list = TOP_LISTS.find((known) => known === first);
    return list !== undefined && second === undefined ? { kind, list } : undefined;
  }
  const section = sectionOf(first);
  const market = third === undefined ? undefined : ownMarket(third);
  if (
    section === undefined ||
    second === undefined ||
    (third !== undefined && market === undefined)
  ) {
    return undefined;
  }
  const carried = market === undefined ? {} : { market };
  if (kind === 'list') {
    const isOffered =
      isSport(second) && (market === undefined || listMarketCode(second, market) !== undefined);
    return isOffered ? { kind, section, sport: second, ...carried } : undefined;
  }
  return kind === 'champ' && ID.test(second)
    ? { kind, section, champId: Number(second), ...carried }
    : undefined;
}
