import type { MatchState } from '../../src/pricing/models/index.ts';
import { createSportModels, defaultPricingSettings } from '../../src/pricing/models/index.ts';
import { createMarketBook, type WritableBook } from '../../src/pricing/book/market-book.ts';
import { withBuilders } from '../../src/pricing/builder/with-builders.ts';

const model = createSportModels().football;
const settings = defaultPricingSettings();
const strengths = { sport: 'football', homeGoals: 1.6, awayGoals: 1.1 } as const;

/** For tests: a book with football matches that the model prices, builders included. */
export function createModelBook(startsAt: number) {
  const book: WritableBook = createMarketBook();

  /** Prices a match for the state it is in; one that is not known yet is before its start. */
  function price(id: number, state = model.newMatch()): void {
    book.add(
      {
        id,
        sport: 'football',
        sportId: 1,
        champ: {
          id: 1,
          name: 'Premier League',
          slug: 'premier-league',
          country: 'gb-eng',
          tier: 1,
        },
        slug: `arsenal-chelsea-${id}`,
        home: { id: 1, name: 'Arsenal' },
        away: { id: 2, name: 'Chelsea' },
        startsAt,
      },
      { status: 'scheduled' },
    );
    const priced = model.priceMatch({ state, strengths, settings });
    const offers = priced.map(({ marketKey, outcomes }) => ({
      key: marketKey,
      codes: outcomes.map(({ code }) => code),
      prices: outcomes.map((outcome) => outcome.price),
    }));
    const held = [...(book.event(id)?.markets.keys() ?? [])];
    const keys = new Set<string>(offers.map(({ key }) => key));
    book.offer(id, offers);
    book.withdraw(
      id,
      held.filter((key) => !keys.has(key)),
    );
    book.setJoint(id, (parts) => model.jointOf?.({ state, strengths, parts }));
  }

  /** The state of a match in its first half. */
  function inFirstHalf(
    home: number,
    away: number,
    minutes: number,
  ): MatchState & { sport: 'football' } {
    return {
      ...model.newMatch(),
      phase: 'first-half',
      phaseSeconds: minutes * 60,
      elapsed: minutes * 60,
      score: { home, away },
      goals: [...Array<'home'>(home).fill('home'), ...Array<'away'>(away).fill('away')],
    };
  }

  return { writable: book, book: withBuilders(book), price, inFirstHalf };
}
