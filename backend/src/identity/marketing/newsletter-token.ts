import { createHmac, timingSafeEqual } from 'node:crypto';

/** The name of the secret that signs them. */
export const NEWSLETTER_SECRET = 'newsletter';

/** Where mail programs stop promotions by a POST with the token; a GET leads to the page. */
export const ONE_CLICK_PATH = '/messages-api/v1/newsletter/stop/one-click';

const PLAYER_ID = /^\d{8,9}$/;

function signatureOf(playerId: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(`stop ${playerId}`).digest('base64url');
}

/** The token that stops the promotions of a player by mail; it does that alone, and does not expire. */
export function newsletterToken(playerId: string, secret: Buffer): string {
  return `${playerId}.${signatureOf(playerId, secret)}`;
}

/** Whose promotions a token stops; undefined for one that we did not make. */
export function playerOfNewsletterToken(token: string, secret: Buffer): string | undefined {
  const [playerId = '', signature = ''] = token.split('.');
  if (!PLAYER_ID.test(playerId)) {
    return undefined;
  }
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(playerId, secret))];
  return given.length === expected.length && timingSafeEqual(given, expected)
    ? playerId
    : undefined;
}
