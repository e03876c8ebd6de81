import { esportsTypeOf } from '@touchline/domain/markets';
import MiniSearch from 'minisearch';
import type { BookEvent } from '../../pricing/book/book-event.ts';
import type { MarketBook } from '../../pricing/book/market-book.ts';
import { foldText } from '../../pricing/book/slug.ts';
import { competitionName, everyName, sideName } from '../names/local-names.ts';

/** Finds events by the names of teams, players and competitions, in the languages that have them. */
export interface EventSearch {
  /** Best matches first; live before line where they match alike; those of one sport where it is named. */
  find(
    text: string,
    choice: {
      readonly limit: number;
      readonly sport?: string | undefined;
      /** Only esports, of all disciplines. */
      readonly isEsports?: boolean;
    },
  ): { readonly total: number; readonly events: readonly BookEvent[] };
  stop(): void;
}

interface Entry {
  readonly id: number;
  readonly home: string;
  readonly away: string;
  readonly champ: string;
}

function entryOf({ id, home, away, champ }: BookEvent): Entry {
  return {
    id,
    home: everyName(home.name, sideName),
    away: everyName(away.name, sideName),
    champ: everyName(champ.name, competitionName),
  };
}

/** What results of a search are: an outright has no sides to be found by. */
function isMatch({ outright }: BookEvent): boolean {
  return outright === undefined;
}

/** One mistake in words of four letters or more, two in long ones; none in short ones. */
function mistakesAllowed(term: string): number {
  return term.length < 4 ? 0 : Math.min(2, Math.floor(term.length / 4));
}

const MAX_WORDS = 6;
/** A single letter matches a whole word, which few names have: more of them only cost. */
const MAX_LETTERS = 1;

/** Whether a word may be the beginning of one; a single letter begins nearly every name. */
function isBeginning(word: string): boolean {
  return word.length > 1;
}

/** The different words of a text as searches compare them. */
export function searchWordsOf(text: string): readonly string[] {
  const words = foldText(text)
    .split(/[\s\p{Z}\p{P}]+/u)
    .filter((word) => word !== '');
  return [...new Set(words)];
}

/** The words that are looked up: a search costs what its words cost, so there are few of them. */
export function searchWords(text: string): readonly string[] {
  let letters = 0;
  return searchWordsOf(text)
    .filter((word) => {
      letters += word.length === 1 ? 1 : 0;
      return word.length > 1 || letters <= MAX_LETTERS;
    })
    .slice(0, MAX_WORDS);
}

/** An index over the book's events, kept up to date from its changes. */
export function createEventSearch(book: MarketBook): EventSearch {
  const index = new MiniSearch<Entry>({
    fields: ['home', 'away', 'champ'],
    processTerm: foldText,
    searchOptions: {
      prefix: isBeginning,
      fuzzy: mistakesAllowed,
      combineWith: 'AND',
      boost: { home: 2, away: 2 },
    },
  });
  index.addAll([...book.events()].filter(isMatch).map(entryOf));
  const stop = book.onChange(({ kind, event }) => {
    if (!isMatch(event)) {
      return;
    }
    if (kind === 'added') {
      index.add(entryOf(event));
    } else if (kind === 'removed') {
      index.discard(event.id);
    }
  });

  return {
    stop,
    find(text, { limit, sport, isEsports = false }) {
      const found = index.search(searchWords(text).join(' ')).flatMap(({ id, score }) => {
        const event = book.event(id as number);
        const isOver = event?.state.status !== 'live' && event?.state.status !== 'scheduled';
        const isOther =
          (sport !== undefined && event?.sport !== sport) ||
          (isEsports && esportsTypeOf(event?.sport ?? '') === undefined);
        return event === undefined || isOver || isOther ? [] : [{ event, score }];
      });
      found.sort(
        (left, right) =>
          right.score - left.score ||
          left.event.section.localeCompare(right.event.section) * -1 ||
          left.event.startsAt - right.event.startsAt,
      );
      return { total: found.length, events: found.slice(0, limit).map(({ event }) => event) };
    },
  };
}
