import MiniSearch from 'minisearch';
import type { BookEvent } from '../feed/book/book-event.ts';
import type { MarketBook } from '../feed/book/market-book.ts';

/** Finds events by the names of teams, players and competitions. */
export interface EventSearch {
  /** Best matches first; live before line where they match alike. */
  find(text: string, limit: number): readonly BookEvent[];
  stop(): void;
}

interface Entry {
  readonly id: number;
  readonly home: string;
  readonly away: string;
  readonly champ: string;
}

/** Letters that have no decomposition, as people without them on the keyboard type them. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Lower case without accents, so that "Atletico" finds "Atlético". */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[øłıđðþßæœ]/g, (letter) => LETTERS[letter] ?? letter);
}

function entryOf({ id, home, away, champ }: BookEvent): Entry {
  return { id, home: home.name, away: away.name, champ: champ.name };
}

/** One mistake in words of four letters or more, two in long ones; none in short ones. */
function mistakesAllowed(term: string): number {
  return term.length < 4 ? 0 : Math.min(2, Math.floor(term.length / 4));
}

/** An index over the book's events, kept up to date from its changes. */
export function createEventSearch(book: MarketBook): EventSearch {
  const index = new MiniSearch<Entry>({
    fields: ['home', 'away', 'champ'],
    processTerm: foldText,
    searchOptions: {
      prefix: true,
      fuzzy: mistakesAllowed,
      combineWith: 'AND',
      boost: { home: 2, away: 2 },
    },
  });
  index.addAll([...book.events()].map(entryOf));
  const stop = book.onChange(({ kind, event }) => {
    if (kind === 'added') {
      index.add(entryOf(event));
    } else if (kind === 'removed') {
      index.discard(event.id);
    }
  });

  return {
    stop,
    find(text, limit) {
      const found = index.search(text).flatMap(({ id, score }) => {
        const event = book.event(id as number);
        const isOver = event?.state.status !== 'live' && event?.state.status !== 'scheduled';
        return event === undefined || isOver ? [] : [{ event, score }];
      });
      found.sort(
        (left, right) =>
          right.score - left.score ||
          left.event.section.localeCompare(right.event.section) * -1 ||
          left.event.startsAt - right.event.startsAt,
      );
      return found.slice(0, limit).map(({ event }) => event);
    },
  };
}
