import type { Section } from '@touchline/contracts/line';
import { type Sport, sportIds } from '@touchline/domain/markets';

/** Lists of the most interesting events: of a section, of both, and of those about to start. */
export const TOP_LISTS = ['live', 'line', 'popular', 'soon'] as const;
export type TopList = (typeof TOP_LISTS)[number];

/** What a topic's name refers to. */
export type TopicName =
  | { readonly kind: 'top'; readonly list: TopList }
  | { readonly kind: 'list'; readonly section: Section; readonly sport: Sport }
  | { readonly kind: 'champ'; readonly section: Section; readonly champId: number }
  | { readonly kind: 'event'; readonly eventId: number };

const ID = /^[1-9]\d{0,14}$/;

function sectionOf(text: string | undefined): Section | undefined {
  return text === 'live' || text === 'line' ? text : undefined;
}

function isSport(text: string): text is Sport {
  return Object.hasOwn(sportIds, text);
}

/**
 * Reads `top:{list}`, `list:{section}:{sport}`, `champ:{section}:{champ id}`, `event:{event id}`;
 * undefined for anything else.
 */
export function parseTopicName(name: string): TopicName | undefined {
  const [kind, first, second, ...rest] = name.split(':');
  if (rest.length > 0) {
    return undefined;
  }
  if (kind === 'event') {
    const isOne = first !== undefined && second === undefined && ID.test(first);
    return isOne ? { kind, eventId: Number(first) } : undefined;
  }
  if (kind === 'top') {
    const list = TOP_LISTS.find((known) => known === first);
    return list !== undefined && second === undefined ? { kind, list } : undefined;
  }
  const section = sectionOf(first);
  if (section === undefined || second === undefined) {
    return undefined;
  }
  if (kind === 'list') {
    return isSport(second) ? { kind, section, sport: second } : undefined;
  }
  return kind === 'champ' && ID.test(second)
    ? { kind, section, champId: Number(second) }
    : undefined;
}
