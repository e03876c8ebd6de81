import { RedirectAnswer, RedirectQuestion } from '@touchline/contracts/site';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Clock } from '../../platform/clock.ts';
import { createRuleBook } from '../rules/rule-book.ts';
import { registerRuleRoutes } from '../rules/rule-routes.ts';
import { RedirectRule, RedirectRuleInput, StoredRedirectRule } from './redirect-rule.ts';
import { resolveRedirect } from './resolve-redirect.ts';

const BASE = '/redirects-api/api/v1';

/** Which addresses have moved. */
export interface Redirects {
  /** @param url the whole address; rejects when the rules cannot be read */
  readonly resolve: (url: string) => Promise<RedirectAnswer>;
  /** Reads the rules again: they have changed. */
  readonly refresh: () => Promise<unknown>;
  readonly register: (app: App, options: { readonly operatorToken: string }) => void;
}

/** The redirect service over the operators' rules. */
export function createRedirects(options: {
  readonly pool: Pool;
  readonly clock: Clock;
}): Redirects {
  const book = createRuleBook({ ...options, kind: 'redirect', schema: StoredRedirectRule });
  const resolve = async (url: string) => resolveRedirect(await book.active(), url);
  return {
    resolve,
    refresh: book.refresh,
    register: (app, { operatorToken }) => {
      app.post(
        `${BASE}/redirect-light`,
        {
          schema: {
            tags: ['redirects'],
            body: RedirectQuestion,
            response: { 200: RedirectAnswer },
          },
        },
        async (request, reply) => {
          reply.header('cache-control', 'no-store');
          if (!URL.canParse(request.body.url)) {
            throw new ApiError('validation_failed', 'url must be a whole address');
          }
          return resolve(request.body.url);
        },
      );
      registerRuleRoutes(app, {
        path: `${BASE}/rules`,
        tag: 'redirects',
        kind: 'redirect',
        book,
        input: RedirectRuleInput,
        rule: RedirectRule,
        operatorToken,
      });
    },
  };
}
