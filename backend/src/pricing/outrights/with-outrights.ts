import type { DecidesOutrights } from '../book/decides-outrights.ts';
import type { FeedSource } from '../book/feed-source.ts';

/** What prices and decides outrights beside the matches of a source. */
export interface OutrightPart extends DecidesOutrights {
  start(): void;
  stop(): Promise<void>;
}

/** The first part that knows an outright's result. */
async function resultFrom(parts: readonly OutrightPart[], eventId: number) {
  for (const { outrightResultOf } of parts) {
    const result = await outrightResultOf(eventId);
    if (result !== undefined) {
      return result;
    }
  }
  return undefined;
}

/** A source of matches that prices outrights as well, once its matches are open. */
export function withOutrights(
  source: FeedSource,
  parts: readonly OutrightPart[],
): FeedSource & DecidesOutrights {
  let isStopped = false;
  return {
    ...source,
    onOutrightResult: (listener) => {
      const stops = parts.map(({ onOutrightResult }) => onOutrightResult(listener));
      return () => stops.forEach((stop) => stop());
    },
    onWithdrawal: (listener) => {
      const stops = parts.flatMap(({ onWithdrawal }) => onWithdrawal?.(listener) ?? []);
      return () => stops.forEach((stop) => stop());
    },
    outrightResultOf: (eventId) => resultFrom(parts, eventId),
    async start(options) {
      await source.start(options);
      void Promise.resolve(options?.restAfter).then(() => {
        if (!isStopped) {
          parts.forEach((part) => part.start());
        }
      });
    },
    async stop() {
      isStopped = true;
      await Promise.all(parts.map((part) => part.stop()));
      await source.stop();
    },
  };
}
