import type { BroadcastText } from '@touchline/contracts/broadcasts';
import type { PushPayload } from '@touchline/contracts/contact-preferences';
import { directionOf, languageWithTexts } from '@touchline/domain/languages';
import { textIn } from '@touchline/domain/messages';
import { isAboutPlay, mayWriteAboutPlay } from '../../identity/marketing/may-write-about-play.ts';
import { marketingRefusalOf } from '../../identity/marketing/may-market.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { firstParagraph } from '../notices/first-paragraph.ts';
import { type NoticeKind, noticeText } from '../notices/notice-text.ts';
import type { ClaimedPush } from './push-messages.ts';

/** Devices show little more of a text, and an encrypted message has at most 4 KB. */
const LONGEST_BODY = 240;
const INBOX = 'office/messages';
/** What opens with a notice that is not in every inbox. */
const PAGES: Readonly<Partial<Record<NoticeKind, string>>> = { 'bets-settled': 'office/history' };
/** What opens with a notice of a match or a price. */
const ALERTS = 'favorites?show=alerts';

/** The text of a promotion that may still be sent to the player. */
async function promotionText(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  { player_id: playerId, broadcast_id: id }: ClaimedPush,
  language: string,
): Promise<BroadcastText | undefined> {
  const now = clock();
  const { rows } = await pool.query(
    `SELECT texts FROM broadcast
     WHERE id = $1 AND status <> 'cancelled' AND (ends_at IS NULL OR ends_at > $2)`,
    [id, new Date(now)],
  );
  const refusal = await marketingRefusalOf(pool, { playerId, channel: 'push', now });
  const texts = rows[0]?.texts as Readonly<Record<string, BroadcastText>> | undefined;
  return refusal === undefined && texts !== undefined
    ? textIn(texts, { language, fallback: 'en' })
    : undefined;
}

/** The text of a notice; of one that calls to play, only while its player may play. */
async function noticeTextFor(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  { player_id: playerId, notice, facts }: ClaimedPush,
  language: string,
): Promise<BroadcastText | undefined> {
  const kind = notice as NoticeKind;
  if (isAboutPlay(kind)) {
    const allowed = await mayWriteAboutPlay(pool, { playerIds: [playerId], now: clock() });
    if (!allowed.has(playerId)) {
      return undefined;
    }
  }
  return noticeText({
    kind,
    facts: (facts ?? {}) as Readonly<Record<string, unknown>>,
    language,
  });
}

/**
 * Writes what a device shows, in the language of the page that its player last had open. Whether a promotion may be
 * sent is decided once more, and whether a notice that calls to play is: it may have waited for hours.
 * @returns undefined for what may not be sent any longer
 */
export async function composePush(
  options: { readonly pool: Pool; readonly clock: Clock; readonly fallback: () => Promise<string> },
  message: ClaimedPush,
): Promise<PushPayload | undefined> {
  const { id, notice } = message;
  const language = languageWithTexts(message.language ?? (await options.fallback()));
  const text =
    notice === null
      ? await promotionText(options, message, language)
      : await noticeTextFor(options, message, language);
  const page = isAboutPlay(notice ?? '') ? ALERTS : (PAGES[notice as NoticeKind] ?? INBOX);
  return (
    text && {
      id,
      title: text.title,
      body: firstParagraph(text.body, LONGEST_BODY),
      path: `/${language}/${page}`,
      language,
      direction: directionOf(language),
    }
  );
}
