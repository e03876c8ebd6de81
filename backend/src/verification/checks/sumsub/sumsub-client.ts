import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { Applicant } from './sumsub-report.ts';
import { signatureOf } from './sumsub-signature.ts';

const DEADLINE_MS = 10_000;
/** Of a link; the player opens it immediately. */
const LINK_SECONDS = 1_800;
/** Its pages are on other hosts than its API. */
const SITE = '.sumsub.com';
const Link = z.object({ url: text() });

export interface SumsubSettings {
  /** `https://api.sumsub.com` */
  readonly endpoint: string;
  readonly appToken: string;
  readonly secretKey: string;
  /** The name of the level that players must pass. */
  readonly level: string;
}

/** The calls that checks need. They throw `unavailable` when they are to be tried again. */
export interface SumsubClient {
  /** Makes a page of the WebSDK for a player. */
  readonly createLink: (link: {
    readonly userId: string;
    readonly language: string;
    readonly successUrl: string;
    readonly rejectUrl: string;
  }) => Promise<string>;
  /** The applicant of a player; undefined where there is none yet. */
  readonly findApplicant: (userId: string) => Promise<z.infer<typeof Applicant> | undefined>;
  readonly resetApplicant: (applicantId: string) => Promise<void>;
}

/**
 * The address of a page to which a player may be sent: on the endpoint's own origin or Sumsub's site, encrypted.
 * @throws ApiError `unavailable`
 */
function pageOn(endpoint: string, url: string): string {
  const page = URL.canParse(url) ? new URL(url) : undefined;
  const isTheirs =
    page !== undefined &&
    (page.origin === new URL(endpoint).origin ||
      (page.protocol === 'https:' && `.${page.hostname}`.endsWith(SITE)));
  if (!isTheirs) {
    throw new ApiError('unavailable', 'Sumsub has named a page that is not its own');
  }
  return page.href;
}

/** Makes a client of the API. */
export function createSumsubClient({
  endpoint,
  appToken,
  secretKey,
  level,
  clock,
}: SumsubSettings & { readonly clock: Clock }): SumsubClient {
  async function call(method: 'GET' | 'POST', path: string, content?: object): Promise<Response> {
    const body = content === undefined ? '' : JSON.stringify(content);
    const time = Math.floor(clock() / 1_000);
    return fetch(`${endpoint}${path}`, {
      method,
      redirect: 'error',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-app-token': appToken,
        'x-app-access-ts': String(time),
        'x-app-access-sig': signatureOf({ time, method, path, body }, secretKey),
      },
      ...(body !== '' && { body }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch((cause: unknown) => {
      throw new ApiError('unavailable', 'Sumsub does not answer', { cause });
    });
  }

  async function read<Answer>(response: Response, schema: z.ZodMiniType<Answer>): Promise<Answer> {
    const answer: unknown = await response.json().catch(() => undefined);
    const parsed = z.safeParse(schema, answer);
    if (!response.ok || !parsed.success) {
      throw new ApiError('unavailable', `Sumsub answers with status ${response.status}`);
    }
    return parsed.data;
  }

  return {
    createLink: async ({ userId, language, successUrl, rejectUrl }) => {
      const path = `/resources/sdkIntegrations/levels/-/websdkLink?lang=${language}`;
      const response = await call('POST', path, {
        levelName: level,
        userId,
        ttlInSecs: LINK_SECONDS,
        redirect: { successUrl, rejectUrl },
      });
      return pageOn(endpoint, (await read(response, Link)).url);
    },
    findApplicant: async (userId) => {
      const path = `/resources/applicants/-;externalUserId=${encodeURIComponent(userId)}/one`;
      const response = await call('GET', path);
      return response.status === 404 ? undefined : read(response, Applicant);
    },
    resetApplicant: async (applicantId) => {
      const path = `/resources/applicants/${encodeURIComponent(applicantId)}/reset`;
      await read(await call('POST', path), z.unknown());
    },
  };
}
