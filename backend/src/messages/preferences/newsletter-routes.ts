import { NewsletterStopped, StopNewsletter } from '@touchline/contracts/contact-preferences';
import * as z from 'zod/mini';
import { recordConsent } from '../../identity/contact/contact-store.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import {
  ONE_CLICK_PATH,
  playerOfNewsletterToken,
} from '../../identity/marketing/newsletter-token.ts';

/** Where the page stops promotions by mail. */
const NEWSLETTER_PATH = '/messages-api/v1/newsletter/stop';
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const TAGS = { tags: ['messages'] };
const OneClickQuery = z.object({ token: StopNewsletter.shape.token });

interface NewsletterOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Signs the tokens. */
  readonly secret: Buffer;
}

/**
 * Stops promotions by mail with the token of one, without a sign-in: by the page of its link, and by the mail
 * program itself (RFC 8058). A GET changes nothing, so that programs which follow links stop nothing.
 */
export function registerNewsletterRoutes(app: App, options: NewsletterOptions): void {
  const { pool, clock, secret } = options;
  async function stop(
    token: string,
    source: 'mail-link' | 'mail-header',
  ): Promise<{ stopped: true }> {
    const playerId = playerOfNewsletterToken(token, secret);
    if (playerId === undefined) {
      throw new ApiError('mail_link_expired', 'this link is not one of ours', {
        details: { canSendAgain: false },
      });
    }
    await inTransaction(pool, (client) =>
      recordConsent(client, {
        playerId,
        channel: 'mail',
        isGiven: false,
        source,
        now: clock(),
      }),
    );
    return { stopped: true };
  }

  app.post(
    NEWSLETTER_PATH,
    {
      config: rateClass('proof'),
      schema: { ...TAGS, body: StopNewsletter, response: { 200: NewsletterStopped } },
    },
    ({ body }) => stop(body.token, 'mail-link'),
  );
  // Mail programs send a form, whose only field says what the address says already.
  void app.register(async (scope: App) => {
    scope.addContentTypeParser(FORMS, (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    scope.post(
      ONE_CLICK_PATH,
      {
        config: rateClass('proof'),
        schema: { ...TAGS, querystring: OneClickQuery, response: { 200: NewsletterStopped } },
      },
      ({ query }) => stop(query.token, 'mail-header'),
    );
  });
  app.get(
    ONE_CLICK_PATH,
    { schema: { ...TAGS, querystring: OneClickQuery } },
    async (request, reply) =>
      reply.redirect(
        `/${languageOf(request)}/stopnewsletter#${encodeURIComponent(request.query.token)}`,
        303,
      ),
  );
}
