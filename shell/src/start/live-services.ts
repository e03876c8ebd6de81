import type { TopicSnapshot } from '@touchline/contracts/line';
import type { Http, Logger } from '@touchline/plugin-api';
import type { Deferred } from '../deferred.ts';
import type { ServiceHooks } from '../kernel/kernel.ts';
import type { CorrectedClock } from '../services/clock.ts';
import { createLiveBook, type LiveBook } from '../services/live/live-book.ts';
import type { AuthenticationParts } from './assemble-authentication.ts';
import { createDeferredLive, type DeferredLive } from './deferred-live.ts';

/** The page's book of live prices, and the connection that keeps it current. */
export interface LiveServices {
  readonly book: LiveBook;
  readonly connection: DeferredLive;
}

/** Path under which a topic's snapshot travels, also in the document. */
function topicPath(topic: string): string {
  return `/line-api/v1/topics/${topic}`;
}

interface LiveServicesOptions {
  /** What came with the document, by path; a snapshot is taken out as it is used. */
  readonly seeds: Map<string, unknown>;
  /** The release that the page began with. */
  readonly release: string;
  readonly hooks: Pick<ServiceHooks, 'deferredKernel'>;
  readonly authentication: Pick<Deferred<AuthenticationParts>, 'load'>;
  readonly window: Window;
  readonly language: string;
  readonly clock: CorrectedClock;
  readonly log: Logger;
  readonly http: Http;
  /** Whether topics are followed on for a while after their last view has gone. */
  readonly lingers: () => boolean;
}

/** Live prices: at once those that came with the document, the connection once it is asked for. */
export function createLiveServices({
  seeds,
  release,
  hooks,
  authentication,
  window,
  language,
  clock,
  log,
  http,
  lingers,
}: LiveServicesOptions): LiveServices {
  const book = createLiveBook({
    clock,
    lingers,
    seed: (topic) => {
      const path = topicPath(topic);
      const seed = seeds.get(path);
      seeds.delete(path);
      return seed as TopicSnapshot | undefined;
    },
  });
  const connection = createDeferredLive({
    log,
    load: async () => {
      const [{ connectLive }, { releases, site, refused, polling }, { token }] = await Promise.all([
        import('./connect-live.ts'),
        hooks.deferredKernel(),
        authentication.load(),
      ]);
      return connectLive({
        book,
        clock,
        log,
        http,
        declaredSubjectOf: polling.subjectOf,
        token,
        window,
        language,
        release,
        onRelease: releases.offer,
        onConfiguration: site.offer,
        onRefused: refused,
      });
    },
  });
  return { book, connection };
}
