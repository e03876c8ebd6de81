import type { CompetitionHub } from '@touchline/contracts/configuration';
import type { BookEvent } from '../../pricing/book/book-event.ts';

/** Which tournaments have pages of their own, and which events belong to each. */
export interface HubIndex {
  readonly has: (name: string) => boolean;
  /** The names of the hubs of an event's competition. */
  readonly of: (event: Pick<BookEvent, 'sport' | 'champ'>) => readonly string[];
}

const keyOf = (competition: { sport: string; country: string; slug: string }) =>
  `${competition.sport}:${competition.country}:${competition.slug}`;

const NONE: readonly string[] = [];

/** Finds the hubs of events by the competitions that the configuration names. */
export function createHubIndex(hubs: readonly CompetitionHub[]): HubIndex {
  const names = new Set(hubs.map(({ name }) => name));
  const byCompetition = new Map<string, readonly string[]>();
  for (const { name, competitions } of hubs) {
    for (const key of new Set(competitions.map(keyOf))) {
      byCompetition.set(key, [...(byCompetition.get(key) ?? NONE), name]);
    }
  }
  return {
    has: (name) => names.has(name),
    of: ({ sport, champ: { country, slug } }) =>
      byCompetition.get(keyOf({ sport, country, slug })) ?? NONE,
  };
}

/** The hubs of the configuration as it was read last. */
export interface CompetitionHubs {
  readonly current: () => HubIndex;
}

/** Follows the configuration's hubs. */
export async function followCompetitionHubs(configuration: {
  readonly read: () => Promise<{ readonly hubs: { readonly hubs: readonly CompetitionHub[] } }>;
  readonly onChange: (listener: () => void) => void;
}): Promise<CompetitionHubs> {
  const load = async () => createHubIndex((await configuration.read()).hubs.hubs);
  let current = await load();
  configuration.onChange(() => {
    // What has just been read is at hand; should it not be, the hubs stay as they were.
    load().then(
      (next) => {
        current = next;
      },
      () => undefined,
    );
  });
  return { current: () => current };
}
