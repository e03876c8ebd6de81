import type { DecidesOutrights } from '../book/decides-outrights.ts';
import type { FeedSource } from '../book/feed-source.ts';
import type { Outrights } from './outrights.ts';

/** A source of matches that prices outrights as well, once its matches are open. */
export function withOutrights(
  source: FeedSource,
  outrights: Outrights,
): FeedSource & DecidesOutrights {
  const { onOutrightResult, outrightResultOf } = outrights;
  let isStopped = false;
  return {
    ...source,
    onOutrightResult,
    outrightResultOf,
    async start(options) {
      await source.start(options);
      void Promise.resolve(options?.restAfter).then(() => {
        if (!isStopped) {
          outrights.start();
        }
      });
    },
    async stop() {
      isStopped = true;
      await outrights.stop();
      await source.stop();
    },
  };
}
