import { NewsletterStopped } from '@touchline/contracts/contact-preferences';
import type { Http } from '@touchline/plugin-api';

/** Stops offers by e-mail with the token of one, without a sign-in. */
export function stopNewsletter(http: Http, token: string) {
  return http.request({
    method: 'POST',
    path: '/messages-api/v1/newsletter/stop',
    body: { token },
    schema: NewsletterStopped,
    authentication: 'none',
  });
}

/** The token that the link of an offer carries behind its #; undefined where there is none. */
export function newsletterToken(hash: string): string | undefined {
  return /^#(\d{8,9}\.[\w-]{43})$/.exec(hash)?.[1];
}
