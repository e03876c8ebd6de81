import { join } from 'node:path';
import * as z from 'zod/mini';
import { defineProvider } from '../../platform/providers/provider-registry.ts';
import type { DecidesOutcomes } from '../book/decides-outcomes.ts';
import type { FeedNeeds } from '../book/feed-needs.ts';
import type { FeedSource } from '../book/feed-source.ts';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** The stream carries the session: outside of this machine it is encrypted. */
const StreamUrl = z.url().check(
  z.refine(
    (text) => {
      const { protocol, hostname, port } = new URL(text);
      return (
        port !== '' && (protocol === 'tls:' || (protocol === 'tcp:' && LOOPBACK.has(hostname)))
      );
    },
    { error: 'must be tls://<host>:<port>' },
  ),
);

/** Prices and results of the Betfair Exchange, by its stream. */
export const betfairFeed = defineProvider({
  id: 'betfair',
  settings: z.object({
    BETFAIR_APP_KEY: z.string().check(z.minLength(1, 'must not be empty')),
    BETFAIR_USERNAME: z.string().check(z.minLength(1, 'must not be empty')),
    BETFAIR_PASSWORD: z.string().check(z.minLength(1, 'must not be empty')),
    /** As many as the account may follow. */
    BETFAIR_MARKETS: z._default(
      z.coerce.number('must be a number').check(z.int(), z.gte(1), z.lte(1_000)),
      200,
    ),
    /** Other servers than its own that speak the same. */
    BETFAIR_LOGIN_URL: z._default(z.url(), 'https://identitysso.betfair.com'),
    BETFAIR_API_URL: z._default(z.url(), 'https://api.betfair.com'),
    BETFAIR_STREAM_URL: z._default(StreamUrl, 'tls://stream-api.betfair.com:443'),
  }),
  create: async (
    { book, clock, log, monitor, dataDirectory }: FeedNeeds,
    settings,
  ): Promise<FeedSource & DecidesOutcomes> => {
    const [{ createBetfairApi }, { createBetfairSource }, { createFileMemory }] = await Promise.all(
      [
        import('./betfair-api.ts'),
        import('./betfair-source.ts'),
        import('../engine/feed-memory.ts'),
      ],
    );
    const account = {
      appKey: settings.BETFAIR_APP_KEY,
      username: settings.BETFAIR_USERNAME,
      password: settings.BETFAIR_PASSWORD,
    };
    return createBetfairSource({
      api: createBetfairApi({
        account,
        loginUrl: settings.BETFAIR_LOGIN_URL,
        apiUrl: settings.BETFAIR_API_URL,
      }),
      streamUrl: new URL(settings.BETFAIR_STREAM_URL),
      appKey: account.appKey,
      mostMarkets: settings.BETFAIR_MARKETS,
      memory: createFileMemory(join(dataDirectory, 'betfair.json')),
      book,
      clock,
      log,
      monitor,
    });
  },
});
