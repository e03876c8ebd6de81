import type { ArticleText } from '@touchline/contracts/site';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { type ArticleVersion, readTexts, readTitles, readVersions } from './article-store.ts';

/** Other instances' versions are seen after at most this long. */
const REREAD_AFTER_MS = 5_000;
/** Versions whose texts are kept. */
const KEPT = 200;

interface Published {
  /** By kind, the newest first. */
  readonly versions: readonly ArticleVersion[];
  /** Of the latest version of each article, in every language. */
  readonly titles: Awaited<ReturnType<typeof readTitles>>;
}

/** What has been published, read again after a while. */
export interface PublishedArticles {
  readonly read: () => Promise<Published>;
  /** A version in every language that it is written in. */
  readonly textsOf: (version: ArticleVersion) => Promise<readonly ArticleText[]>;
  /** Has it read again on its next use. */
  readonly forget: () => void;
}

/** Keeps versions and their texts in memory: the latter never change. */
export function keepPublishedArticles({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): PublishedArticles {
  let held: { readonly published: Promise<Published>; readonly until: number } | undefined;
  const texts = new LRUCache<string, Promise<readonly ArticleText[]>>({ max: KEPT });
  return {
    read: () => {
      const now = clock();
      if (held === undefined || held.until <= now) {
        const published = Promise.all([readVersions(pool), readTitles(pool)]).then(
          ([versions, titles]) => ({ versions, titles }),
        );
        held = { published, until: now + REREAD_AFTER_MS };
        published.catch(() => {
          held = undefined;
        });
      }
      return held.published;
    },
    textsOf: (version) => {
      const key = `${version.kind} ${version.version}`;
      const known = texts.get(key) ?? readTexts(pool, version);
      texts.set(key, known);
      known.catch(() => texts.delete(key));
      return known;
    },
    forget: () => {
      held = undefined;
    },
  };
}
