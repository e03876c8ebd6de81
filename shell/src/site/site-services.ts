import {
  ConfigurationAnswer,
  COUNTRY_HEADER,
  FALLBACK_COUNTRY,
} from '@touchline/contracts/configuration';
import { BlockAnswer } from '@touchline/contracts/site';
import { withRetries } from '@touchline/domain/time';
import type { Clock, Http } from '@touchline/plugin-api';
import * as z from 'zod/mini';

/** platform.txt §7: retries and the pause before each, ms. */
const CONFIGURATION = { retries: 5, pause: 1000 } as const;
const BLOCK = { retries: 2, pause: 100 } as const;
const REDIRECT = { retries: 5, pause: 0 } as const;

/** The services that decide about the whole site, as the browser calls them. */
export interface SiteServices {
  /** @param version names the wanted one, past what the browser keeps */
  readonly configuration: (version: string | undefined) => Promise<ConfigurationAnswer>;
  readonly block: (question: {
    readonly auth: boolean;
    readonly url: string;
  }) => Promise<BlockAnswer>;
  /** The answer as it came; the caller checks its shape. */
  readonly redirect: (url: string) => Promise<unknown>;
}

export function createSiteServices({
  http,
  clock,
  language,
  country,
}: {
  readonly http: Http;
  readonly clock: Clock;
  readonly language: string;
  /** Where the visitor is: two small letters, empty while unknown. */
  readonly country: () => string;
}): SiteServices {
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => void clock.after(milliseconds, resolve));
  return {
    configuration: (version) =>
      withRetries({
        ...CONFIGURATION,
        wait,
        act: () =>
          http.request({
            path: '/bff-api/config/all.json',
            headers: { [COUNTRY_HEADER]: country() || FALLBACK_COUNTRY },
            query: version === undefined ? { lang: language } : { lang: language, v: version },
            schema: ConfigurationAnswer,
          }),
      }),
    block: (body) =>
      withRetries({
        ...BLOCK,
        wait,
        act: () =>
          http.request({
            method: 'POST',
            path: '/blocks-api/api/v2/block',
            body,
            schema: BlockAnswer,
            authentication: body.auth ? 'optional' : 'none',
          }),
      }),
    redirect: (url) =>
      withRetries({
        ...REDIRECT,
        wait,
        act: () =>
          http.request({
            method: 'POST',
            path: '/redirects-api/api/v1/redirect-light',
            body: { url },
            schema: z.unknown(),
          }),
      }),
  };
}
