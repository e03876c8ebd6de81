import type { PromoCode } from '@touchline/contracts/betting';
import type {
  OfferText,
  PlayerOffer,
  PlayerOffersAnswer,
} from '@touchline/contracts/special-offers';
import { textIn } from '@touchline/domain/messages';
import { DAY } from '@touchline/domain/time';
import type { Clock } from '../../platform/clock.ts';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Pool, PoolClient, RowOf } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { offerRefusalOf } from '../may-be-offered.ts';

/** Gives a promo code in the transaction of its opt-in; betting's own way of giving them. */
export type GiveCode = (
  client: PoolClient,
  gift: {
    readonly promo: PromoCode;
    readonly playerId: string;
    readonly actor: string;
    readonly reason: string;
    readonly at: number;
  },
) => Promise<void>;

export interface PlayerOffersOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  /** The language of offers that have none of the reader's. */
  readonly fallback: () => Promise<string>;
  readonly giveCode: GiveCode;
}

// Whose currency is another cannot use the free bet, so it is no offer for them.
const OFFERS = `SELECT offer.id, texts, free_bet, offer.currency, min_coef, days, ends_at, entered_at, code
  FROM special_offer offer
  JOIN player ON player.id = $1 AND player.currency = offer.currency
  LEFT JOIN club_member member ON member.player_id = player.id
  LEFT JOIN special_offer_entry entry ON entry.offer_id = offer.id AND entry.player_id = player.id
  WHERE starts_at <= $2 AND ends_at > $2 AND (withdrawn_at IS NULL OR entry.offer_id IS NOT NULL)
    AND (entry.offer_id IS NOT NULL OR (
      (countries IS NULL OR player.country = ANY (countries))
      AND (levels IS NULL OR coalesce(member.level, 'copper') = ANY (levels))))
    AND ($3::bigint IS NULL OR offer.id = $3)
  ORDER BY ends_at, offer.id LIMIT 50`;

function offerOf(
  row: RowOf<typeof OFFERS>,
  languages: { readonly language: string; readonly fallback: string },
): PlayerOffer {
  const text = textIn(row.texts as Record<string, OfferText>, languages);
  return {
    id: row.id,
    ...(text ?? { title: '', text: '', terms: '' }),
    freeBet: exactNumber(row.free_bet),
    currency: row.currency,
    ...(row.min_coef !== null && { minCoef: row.min_coef }),
    days: row.days,
    endsAt: row.ends_at.getTime(),
    ...(row.entered_at !== null && { enteredAt: row.entered_at.getTime() }),
    ...(row.code !== null && { code: row.code }),
  };
}

/** The offers that a player may take part in, and those they do. */
export async function readOffers(
  { pool, clock, fallback }: Omit<PlayerOffersOptions, 'giveCode'>,
  { playerId, language }: { readonly playerId: string; readonly language: string },
): Promise<PlayerOffersAnswer> {
  const now = clock();
  const refusal = await offerRefusalOf(pool, { playerId, now });
  if (refusal !== undefined) {
    return { offers: [], isConsentMissing: refusal === 'no-consent' };
  }
  const { rows } = await pool.query({
    name: 'loyalty.offers',
    text: OFFERS,
    values: [playerId, new Date(now), null],
  });
  const languages = { language, fallback: await fallback() };
  return { offers: rows.map((row) => offerOf(row, languages)), isConsentMissing: false };
}

/**
 * Lets a player take part in an offer: the opt-in is recorded and its free bet given, once however often it is
 * pressed.
 * @throws ApiError `not_found` for an offer that is not open to them
 */
export async function enterOffer(
  { pool, clock, giveCode }: PlayerOffersOptions,
  { playerId, offerId }: { readonly playerId: string; readonly offerId: string },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const at = clock();
    const refusal = await offerRefusalOf(client, { playerId, now: at });
    const { rows } = await client.query({
      name: 'loyalty.offers',
      text: OFFERS,
      values: [playerId, new Date(at), offerId],
    });
    const [offer] = rows;
    if (offer === undefined || refusal !== undefined) {
      throw new ApiError('not_found', 'there is no such offer');
    }
    const code = `OFFER-${offer.id}-${playerId}`;
    const { rowCount } = await client.query({
      name: 'loyalty.enter-offer',
      text: `INSERT INTO special_offer_entry (offer_id, player_id, entered_at, code)
             VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      values: [offer.id, playerId, new Date(at), code],
    });
    if (rowCount === 0) {
      return;
    }
    await giveCode(client, {
      playerId,
      at,
      actor: `player:${playerId}`,
      reason: `special-offer:${offer.id}`,
      promo: {
        code,
        kind: 'free-bet',
        currency: offer.currency,
        amount: exactNumber(offer.free_bet),
        ...(offer.min_coef !== null && { minCoef: offer.min_coef }),
        expiresAt: at + offer.days * DAY,
      },
    });
  });
}
