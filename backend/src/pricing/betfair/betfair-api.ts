import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import { BookedMarket, CatalogueMarket, LoginAnswer } from './betfair-schema.ts';
import { MARKET_TYPES, EVENT_TYPES } from './market-types.ts';

/** What signs in; the secrets are in no message and no log. */
export interface BetfairAccount {
  readonly appKey: string;
  readonly username: string;
  readonly password: string;
}

/** The calls of the exchange that the feed needs. They throw `feed_unauthorized`, `feed_bad_parameters`, `unavailable`. */
export interface BetfairApi {
  /** A session of this account; the same until `renew`. */
  readonly session: () => Promise<string>;
  /** Forgets the session: it has ended. */
  readonly renew: () => void;
  /** Markets that are open and start before a moment (ms), the first to start first. */
  readonly catalogue: (until: number) => Promise<readonly CatalogueMarket[]>;
  /** Markets as they are, also those that have closed. */
  readonly books: (marketIds: readonly string[]) => Promise<readonly BookedMarket[]>;
}

const DEADLINE_MS = 15_000;
/** More in one answer is refused by the exchange. */
const MOST_RESULTS = 1_000;
const MOST_BOOKS = 40;

function readable<Item>(schema: z.ZodMiniType<Item>, items: unknown): readonly Item[] {
  return z
    .array(z.unknown())
    .parse(items)
    .map((item) => z.safeParse(schema, item))
    .flatMap((parsed) => (parsed.success ? [parsed.data] : []));
}

async function send(address: URL, init: RequestInit): Promise<unknown> {
  const name = address.pathname;
  const response = await fetch(address, {
    ...init,
    method: 'POST',
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch((cause: unknown) => {
    throw new ApiError('unavailable', `betfair does not answer (${name})`, { cause });
  });
  const text = await response.text().catch(() => '');
  if (!response.ok) {
    // A fault names its code in the body; the body repeats no secret, and is not repeated here either.
    const isSession = /INVALID_SESSION_INFORMATION|NO_SESSION|INVALID_APP_KEY|NO_APP_KEY/.test(
      text,
    );
    const isBad = response.status === 400;
    throw new ApiError(
      isSession ? 'feed_unauthorized' : isBad ? 'feed_bad_parameters' : 'unavailable',
      `betfair answers with status ${response.status} (${name})`,
    );
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ApiError('unavailable', `betfair answers no JSON (${name})`, { cause });
  }
}

/** A client of the exchange's identity and betting services. */
export function createBetfairApi(options: {
  readonly account: BetfairAccount;
  readonly loginUrl: string;
  readonly apiUrl: string;
}): BetfairApi {
  const { account, loginUrl, apiUrl } = options;
  const { appKey, username, password } = account;
  let signedIn: Promise<string> | undefined;

  async function signIn(): Promise<string> {
    const answer = z.safeParse(
      LoginAnswer,
      await send(new URL('/api/login', loginUrl), {
        headers: { accept: 'application/json', 'x-application': appKey },
        body: new URLSearchParams({ username, password }),
      }),
    );
    if (!answer.success || answer.data.status !== 'SUCCESS') {
      throw new ApiError(
        'feed_unauthorized',
        `betfair refuses the account (${answer.data?.error ?? 'no answer'}); check BETFAIR_USERNAME and BETFAIR_APP_KEY`,
      );
    }
    return answer.data.token;
  }
  function session(): Promise<string> {
    signedIn ??= signIn().catch((error: unknown) => {
      signedIn = undefined;
      throw error;
    });
    return signedIn;
  }
  async function ask(operation: string, body: object): Promise<unknown> {
    const address = new URL(`/exchange/betting/rest/v1.0/${operation}/`, apiUrl);
    const attempt = async () =>
      send(address, {
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'x-application': appKey,
          'x-authentication': await session(),
        },
        body: JSON.stringify(body),
      });
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'feed_unauthorized') {
        throw error;
      }
      // Sessions end after hours: once with a new one.
      signedIn = undefined;
      return attempt();
    }
  }

  return {
    session,
    renew: () => {
      signedIn = undefined;
    },
    catalogue: async (until) =>
      readable(
        CatalogueMarket,
        await ask('listMarketCatalogue', {
          filter: {
            eventTypeIds: Object.keys(EVENT_TYPES),
            marketTypeCodes: MARKET_TYPES,
            marketStartTime: { to: new Date(until).toISOString() },
          },
          marketProjection: [
            'EVENT',
            'EVENT_TYPE',
            'COMPETITION',
            'MARKET_START_TIME',
            'RUNNER_DESCRIPTION',
          ],
          sort: 'FIRST_TO_START',
          maxResults: MOST_RESULTS,
        }),
      ),
    books: async (marketIds) => {
      const found: BookedMarket[] = [];
      for (let at = 0; at < marketIds.length; at += MOST_BOOKS) {
        const page = marketIds.slice(at, at + MOST_BOOKS);
        found.push(...readable(BookedMarket, await ask('listMarketBook', { marketIds: page })));
      }
      return found;
    },
  };
}
