import { createSharedSlips } from '../betting/share/shared-slips.ts';
import { competitionName, sideName } from '../live/names/local-names.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import type { Feed } from '../pricing/feed/create-feed.ts';
import type { CardSources } from '../site/cards/card-words.ts';
import type { Configuration } from '../site/configuration/configuration.ts';

/** What the cards of shared links are written from. */
export function cardSources(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly book: Feed['book'];
  readonly configuration: Configuration;
}): CardSources {
  const { book, configuration } = options;
  const slips = createSharedSlips(options);
  return {
    book,
    sideName,
    competitionName,
    core: async () => (await configuration.read()).core,
    hubs: async () => (await configuration.read()).hubs.hubs,
    slip: async (code) => {
      const shared = await slips.find(code);
      return shared && { selections: shared.slip.bets.length, matches: shared.events };
    },
  };
}
