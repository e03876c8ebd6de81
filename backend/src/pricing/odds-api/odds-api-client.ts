import type { ErrorCode } from '@touchline/contracts/errors';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import { OddsApiEvent, OddsApiScore, OddsApiSports } from './odds-api-schema.ts';

/** What the service says is left of the plan, from its last answer. */
export interface Quota {
  /** `x-requests-remaining`; undefined before the first answer. */
  readonly remaining: number | undefined;
  /** `x-requests-last`: what the last request cost. */
  readonly lastCost: number | undefined;
}

/** The calls of the-odds-api v4 that the feed needs. */
export interface OddsApiClient {
  /** The sports on offer now. Costs nothing. */
  sports(): Promise<readonly { readonly key: string; readonly title: string }[]>;
  /** Coming and running events of a sport with their prices. Items that cannot be read are left out. */
  odds(sport: string): Promise<readonly OddsApiEvent[]>;
  /** Scores of running events and of those that ended within three days. */
  scores(sport: string): Promise<readonly OddsApiScore[]>;
  quota(): Quota;
}

const DEFAULT_URL = 'https://api.the-odds-api.com';
const DEADLINE_MS = 15_000;

/** What a status means, as shown to the operator. */
const REFUSALS: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  401: ['feed_unauthorized', 'the-odds-api refuses the key; check THE_ODDS_API_KEY'],
  403: ['feed_unauthorized', 'the-odds-api refuses the key; check THE_ODDS_API_KEY'],
  404: ['feed_bad_parameters', 'the-odds-api does not know the sport'],
  422: ['feed_bad_parameters', 'the-odds-api does not accept the parameters'],
  429: ['feed_quota_exhausted', 'the quota of the-odds-api is used up, or requests come too fast'],
};

function headerNumber(headers: Headers, name: string): number | undefined {
  const text = headers.get(name);
  return text === null || text === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
}

/** What the service itself says about a refusal, without the key it may repeat. */
async function detailOf(response: Response, key: string): Promise<string> {
  const text = await response.text().catch(() => '');
  const message = /"message"\s*:\s*"([^"]*)"/.exec(text)?.[1] ?? '';
  return message.replaceAll(key, '…').slice(0, 200);
}

function readable<Item>(schema: z.ZodMiniType<Item>, items: unknown): readonly Item[] {
  return z
    .array(z.unknown())
    .parse(items)
    .map((item) => z.safeParse(schema, item))
    .flatMap((parsed) => (parsed.success ? [parsed.data] : []));
}

/**
 * A client of the-odds-api v4. Its calls throw coded errors: `feed_unauthorized` (401),
 * `feed_bad_parameters` (422), `feed_quota_exhausted` (429), else `unavailable`.
 */
export function createOddsApiClient(options: {
  readonly key: string;
  /** Another server that speaks the format, for tests. */
  readonly url?: string | undefined;
  /** Whose prices: `eu`, `uk`, `us`, `au`, by commas. */
  readonly regions?: string | undefined;
}): OddsApiClient {
  const { key, url = DEFAULT_URL, regions = 'eu' } = options;
  let quota: Quota = { remaining: undefined, lastCost: undefined };

  async function request(path: string, query: Record<string, string>): Promise<Response> {
    const address = new URL(`/v4${path}`, url);
    address.search = new URLSearchParams({ apiKey: key, ...query }).toString();
    try {
      return await fetch(address, { signal: AbortSignal.timeout(DEADLINE_MS) });
    } catch (cause) {
      // The address contains the key: it must not get into a message.
      throw new ApiError('unavailable', `the-odds-api does not answer (${path})`, { cause });
    }
  }
  async function ask(path: string, query: Record<string, string> = {}): Promise<unknown> {
    const response = await request(path, query);
    quota = {
      remaining: headerNumber(response.headers, 'x-requests-remaining') ?? quota.remaining,
      lastCost: headerNumber(response.headers, 'x-requests-last') ?? quota.lastCost,
    };
    if (response.ok) {
      return response.json().catch((cause: unknown) => {
        throw new ApiError('unavailable', `the-odds-api answers no JSON (${path})`, { cause });
      });
    }
    const [code, meaning] = REFUSALS[response.status] ?? [
      'unavailable',
      `the-odds-api answers with status ${response.status}`,
    ];
    const detail = await detailOf(response, key);
    throw new ApiError(code, `${meaning} (${path})${detail === '' ? '' : `: ${detail}`}`, {
      details: { status: response.status, remaining: quota.remaining },
    });
  }

  return {
    quota: () => quota,
    async sports() {
      const sports = OddsApiSports.parse(await ask('/sports'));
      return sports
        .filter(({ active }) => active)
        .map((sport) => ({ key: sport.key, title: sport.title }));
    },
    odds: async (sport) =>
      readable(
        OddsApiEvent,
        await ask(`/sports/${encodeURIComponent(sport)}/odds`, {
          regions,
          markets: sport.startsWith('soccer_') ? 'h2h,spreads,totals' : 'h2h',
          oddsFormat: 'decimal',
          dateFormat: 'iso',
        }),
      ),
    scores: async (sport) =>
      readable(
        OddsApiScore,
        await ask(`/sports/${encodeURIComponent(sport)}/scores`, {
          daysFrom: '3',
          dateFormat: 'iso',
        }),
      ),
  };
}
