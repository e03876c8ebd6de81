import type { BroadcastText } from '@touchline/contracts/broadcasts';
import { languageWithTexts } from '@touchline/domain/languages';
import { textIn } from '@touchline/domain/messages';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { serverTexts } from '../../platform/texts/server-texts.ts';
import { marketingRefusalOf } from '../marketing/may-market.ts';
import { newsletterToken, ONE_CLICK_PATH } from '../marketing/newsletter-token.ts';
import type { MailMessage } from './mail-provider.ts';
import type { TakenMail } from './mail-store.ts';
import { renderText } from './render-mail.ts';

/** The broadcast of a promotion while it is shown. */
async function broadcastOf(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  id: string,
): Promise<Readonly<Record<string, BroadcastText>> | undefined> {
  const { rows } = await pool.query(
    `SELECT texts FROM broadcast
     WHERE id = $1 AND status <> 'cancelled' AND (ends_at IS NULL OR ends_at > $2)`,
    [id, new Date(clock())],
  );
  return rows[0]?.texts as Readonly<Record<string, BroadcastText>> | undefined;
}

/**
 * Writes a promotion with the ways to stop more of them. Whether the player may be sent it is decided once more:
 * it may have waited for hours.
 * @returns undefined for a player who may not be sent it any longer, or a broadcast that was stopped or has ended
 */
export async function composePromotion(
  options: {
    readonly pool: Pool;
    readonly clock: Clock;
    readonly brand: () => Promise<string>;
    readonly newsletterSecret: Buffer;
  },
  { id, playerId, recipient, origin, broadcastId, ...mail }: TakenMail,
): Promise<MailMessage | undefined> {
  const { pool, clock, newsletterSecret } = options;
  if (playerId === undefined || broadcastId === undefined || origin === undefined) {
    return undefined;
  }
  const refusal = await marketingRefusalOf(pool, { playerId, channel: 'mail', now: clock() });
  const texts = await broadcastOf(options, broadcastId);
  const language = languageWithTexts(mail.language);
  const text = texts && textIn(texts, { language, fallback: 'en' });
  if (refusal !== undefined || text === undefined) {
    return undefined;
  }
  const token = encodeURIComponent(newsletterToken(playerId, newsletterSecret));
  const { action, why } = serverTexts(language).promotion;
  return {
    id,
    to: recipient,
    language,
    unsubscribeUrl: `${origin}${ONE_CLICK_PATH}?token=${token}`,
    ...renderText({
      subject: text.title,
      paragraphs: text.body.split(/\n\s*\n/),
      action,
      link: `${origin}/${language}/office/messages`,
      notes: [why, `${origin}/${language}/stopnewsletter#${token}`],
      brand: await options.brand(),
      language,
    }),
  };
}
