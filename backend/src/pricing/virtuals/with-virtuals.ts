import type { DecidesOutrights } from '../book/decides-outrights.ts';
import type { FeedSource } from '../book/feed-source.ts';
import type { VirtualRounds } from './virtual-rounds.ts';

/** Ids of rounds begin here: no other source is asked about them, nor are rounds about others. */
const FIRST_ID = 500_000_000_000;
const LAST_ID = 599_999_999_999;

function isRound(eventId: number): boolean {
  return eventId > FIRST_ID && eventId <= LAST_ID;
}

/** A source that has rounds of virtual sports beside its own events. */
export function withVirtuals<Source extends FeedSource & Partial<DecidesOutrights>>(
  source: Source,
  rounds: VirtualRounds,
): Source & DecidesOutrights {
  return {
    ...source,
    onResult: (listener) => {
      const stops = [source.onResult(listener), rounds.onResult(listener)];
      return () => stops.forEach((stop) => stop());
    },
    resultOf: (eventId) => (isRound(eventId) ? rounds.resultOf(eventId) : source.resultOf(eventId)),
    onOutrightResult: (listener) => {
      const stops = [source.onOutrightResult?.(listener), rounds.onOutrightResult(listener)];
      return () => stops.forEach((stop) => stop?.());
    },
    outrightResultOf: async (eventId) =>
      isRound(eventId) ? rounds.outrightResultOf(eventId) : source.outrightResultOf?.(eventId),
    async start(options) {
      await source.start(options);
      rounds.start();
    },
    async stop() {
      await rounds.stop();
      await source.stop();
    },
  };
}
