import { ARTICLE_KINDS } from '@touchline/contracts/site';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { firstTexts } from './article-files.ts';
import { addVersion, readVersions } from './article-store.ts';

/** Whom the first versions name. */
const PUBLISHER = 'touchline';

/** Publishes the first version of every article that a site does not have yet, from the product's files. */
export async function seedArticles({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): Promise<void> {
  const known = new Set((await readVersions(pool)).map(({ kind }) => kind));
  const missing = ARTICLE_KINDS.filter((kind) => !known.has(kind));
  if (missing.length === 0) {
    return;
  }
  const publishedAt = new Date(clock()).toISOString();
  await inTransaction(pool, async (client) => {
    for (const kind of missing) {
      const version = {
        kind,
        version: 1,
        publishedAt,
        publishedBy: PUBLISHER,
        isAcceptanceRequired: false,
      };
      // Another instance that starts at the same time may have been faster.
      await addVersion(client, version, firstTexts(kind));
    }
  });
}
