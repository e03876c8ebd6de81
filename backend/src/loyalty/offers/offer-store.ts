import type { OperatorOffer, WriteOffer } from '@touchline/contracts/special-offers';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { PoolClient, Queryable, RowOf } from '../../platform/database/queryable.ts';

const PAGE_SIZE = 20;

const COLUMNS = `id, texts, countries, levels, starts_at, ends_at, free_bet, currency, min_coef, days,
  withdrawn_at, created_by, created_at,
  (SELECT count(*) FROM special_offer_entry WHERE offer_id = id) AS entries`;
const OFFER = `SELECT ${COLUMNS} FROM special_offer WHERE id = $1` as const;

function statusOf(row: RowOf<typeof OFFER>, now: number): OperatorOffer['status'] {
  if (row.withdrawn_at !== null) {
    return 'withdrawn';
  }
  return row.ends_at.getTime() <= now
    ? 'ended'
    : row.starts_at.getTime() > now
      ? 'waiting'
      : 'open';
}

function offerOf(row: RowOf<typeof OFFER>, now: number): OperatorOffer {
  return {
    id: row.id,
    texts: row.texts as OperatorOffer['texts'],
    ...(row.countries !== null && { countries: [...row.countries] }),
    ...(row.levels !== null && { levels: [...row.levels] as OperatorOffer['levels'] }),
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    freeBet: exactNumber(row.free_bet),
    currency: row.currency,
    ...(row.min_coef !== null && { minCoef: row.min_coef }),
    days: row.days,
    status: statusOf(row, now),
    entries: Number(row.entries ?? 0),
    createdBy: row.created_by,
    createdAt: row.created_at.getTime(),
  };
}

/** One offer; undefined where there is none of that id. */
export async function findOffer(
  client: Queryable,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<OperatorOffer | undefined> {
  const { rows } = await client.query(OFFER, [id]);
  return rows[0] && offerOf(rows[0], now);
}

/** The offer that a key made, with the digest of what was sent. */
export async function findOfferByKey(
  client: Queryable,
  key: string,
): Promise<{ readonly id: string; readonly digest: Buffer } | undefined> {
  const { rows } = await client.query(
    'SELECT id, request_digest FROM special_offer WHERE key = $1',
    [key],
  );
  return rows[0] && { id: rows[0].id, digest: rows[0].request_digest };
}

/** Adds an offer. @returns its id; undefined where its key was used before */
export async function insertOffer(
  client: PoolClient,
  offer: WriteOffer & {
    readonly key: string;
    readonly digest: Buffer;
    readonly actor: string;
    readonly at: number;
  },
): Promise<string | undefined> {
  const { rows } = await client.query(
    `INSERT INTO special_offer (key, request_digest, texts, countries, levels, starts_at, ends_at,
       free_bet, currency, min_coef, days, created_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     ON CONFLICT (key) DO NOTHING RETURNING id`,
    [
      offer.key,
      offer.digest,
      JSON.stringify(offer.texts),
      offer.countries ?? null,
      offer.levels ?? null,
      new Date(offer.startsAt),
      new Date(offer.endsAt),
      offer.freeBet,
      offer.currency,
      offer.minCoef ?? null,
      offer.days,
      offer.actor,
      new Date(offer.at),
    ],
  );
  return rows[0]?.id;
}

/** Offers, the latest first, a page at a time. */
export async function listOffers(
  client: Queryable,
  { cursor, now }: { readonly cursor: string | undefined; readonly now: number },
): Promise<{ readonly offers: OperatorOffer[]; readonly nextCursor?: string }> {
  const { rows } = await client.query(
    `SELECT ${COLUMNS} FROM special_offer WHERE ($1::bigint IS NULL OR id < $1)
     ORDER BY id DESC LIMIT $2`,
    [cursor ?? null, PAGE_SIZE + 1],
  );
  const offers = rows.slice(0, PAGE_SIZE).map((row) => offerOf(row, now));
  const last = offers.at(-1);
  return rows.length > PAGE_SIZE && last !== undefined
    ? { offers, nextCursor: last.id }
    : { offers };
}

/** Ends an offer for those who do not take part yet. @returns whether it was open */
export async function withdrawOffer(
  client: PoolClient,
  { id, at }: { readonly id: string; readonly at: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    'UPDATE special_offer SET withdrawn_at = $2 WHERE id = $1 AND withdrawn_at IS NULL',
    [id, new Date(at)],
  );
  return rowCount === 1;
}
