import type { BetLeg } from '@touchline/contracts/betting';
import type { EventState, OutcomeQuote, Section } from '@touchline/contracts/line';
import { createStore, type ResourceState, usePlugin, useStore } from '@touchline/plugin-api';
import { createContext, useContext, useEffect, useMemo } from 'react';
import { outcomeNow } from '../slip/outcome-now.ts';
import { outcomeQuotes } from './opened-bets.resource.ts';

/** A connection follows a few topics at a time; the rest of the page needs some too. */
const FOLLOWED_EVENTS = 16;
/** Outcomes in one request. */
const MOST_QUOTES = 50;

/** What is known of a leg now, by push or by its last quote. */
export interface LegNews {
  readonly section: Section;
  readonly startsAt: number;
  readonly state: EventState | undefined;
  readonly price: string | undefined;
  readonly status: OutcomeQuote['status'];
  readonly reason: OutcomeQuote['reason'];
}

type Quotes = ReadonlyMap<string, OutcomeQuote>;
const NO_QUOTES: Quotes = new Map();
export const LegQuotes = createContext<Quotes>(NO_QUOTES);

const NOTHING = createStore<ResourceState<{ readonly outcomes: readonly OutcomeQuote[] }>>({
  status: 'ready',
  data: undefined,
  error: undefined,
  updatedAt: undefined,
  isRefreshing: false,
});

/**
 * Keeps open legs current while the component is shown: the events that start first are followed,
 * outcomes of the others are polled. Returns those quotes, for `LegQuotes`.
 */
export function useLegUpdates(legs: readonly BetLeg[]): Quotes {
  const { live, resources } = usePlugin();
  const open = legs
    .filter(({ result }) => result === 'open')
    .toSorted((one, other) => one.startsAt - other.startsAt);
  const events = [...new Set(open.map(({ eventId }) => eventId))].slice(0, FOLLOWED_EVENTS);
  const topics = events.map((id) => `event:${id}`).join(' ');
  const ids = open
    .filter(({ eventId }) => !events.includes(eventId))
    .slice(0, MOST_QUOTES)
    .map(({ outcomeId }) => outcomeId)
    .join(' ');
  useEffect(() => {
    const stops = topics.split(' ').flatMap((topic) => (topic === '' ? [] : [live.follow(topic)]));
    return () => {
      for (const stop of stops) {
        stop();
      }
    };
  }, [live, topics]);
  const watched = useMemo(
    () => (ids === '' ? NOTHING : resources.watch(outcomeQuotes, { ids: ids.split(' ') })),
    [resources, ids],
  );
  const { data } = useStore(watched);
  return useMemo(() => new Map(data?.outcomes.map((quote) => [quote.outcomeId, quote])), [data]);
}

/** What is known of a leg now; it subscribes to its own price and its own match alone. */
export function useLegNews({ outcomeId, eventId, section, startsAt }: BetLeg): LegNews {
  const context = usePlugin();
  const event = useStore(context.live.event(eventId));
  const outcome = useStore(outcomeNow(context, outcomeId));
  const quote = useContext(LegQuotes).get(outcomeId);
  return {
    section: event?.section ?? quote?.event?.section ?? section,
    startsAt: event?.startsAt ?? quote?.event?.startsAt ?? startsAt,
    state: event?.state ?? quote?.event?.state,
    price: outcome?.price ?? quote?.price,
    status: outcome?.status ?? quote?.status ?? 'unknown',
    reason: outcome?.reason ?? quote?.reason,
  };
}
