import { createHash } from 'node:crypto';
import type { Conversion, ConvertAccount } from '@touchline/contracts/money';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { PoolClient, Queryable, RowOf } from '../../platform/database/queryable.ts';

const COLUMNS = `conversion.id, conversion.request_digest, conversion.taken, conversion.given,
    conversion.source_rate::text AS source_rate, conversion.target_rate::text AS target_rate,
    conversion.target_id, conversion.converted_at, source.currency AS source_currency,
    target.currency AS target_currency
  FROM account_conversion conversion
  JOIN account source ON source.id = conversion.source_id
  JOIN account target ON target.id = conversion.target_id`;
const LATEST = `SELECT ${COLUMNS} WHERE conversion.player_id = $1
  ORDER BY conversion.converted_at DESC, conversion.id LIMIT $2` as const;

type Row = RowOf<typeof LATEST>;

/** What a conversion was requested with, so that its key is not used for another one. */
export function conversionDigest({
  accountId,
  currency,
  amount,
  converted,
}: ConvertAccount): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([accountId, currency, amount, converted]))
    .digest();
}

function conversionOf(row: Row): Conversion {
  return {
    id: row.id,
    from: row.source_currency,
    to: row.target_currency,
    amount: exactNumber(row.taken),
    converted: exactNumber(row.given),
    rates: { from: row.source_rate, to: row.target_rate },
    targetId: row.target_id,
    at: row.converted_at.getTime(),
  };
}

/** A player's latest conversions, the last first. */
export async function latestConversions(
  client: Queryable,
  { playerId, size }: { readonly playerId: string; readonly size: number },
): Promise<readonly Conversion[]> {
  const { rows } = await client.query({
    name: 'wallet.latest-conversions',
    text: LATEST,
    values: [playerId, size],
  });
  return rows.map(conversionOf);
}

/** The conversion that a player has requested with a key, and the digest of that request. */
export async function findConversion(
  client: Queryable,
  { playerId, key }: { readonly playerId: string; readonly key: string },
): Promise<{ readonly conversion: Conversion; readonly digest: Buffer } | undefined> {
  const { rows } = await client.query({
    name: 'wallet.find-conversion',
    text: `SELECT ${COLUMNS} WHERE conversion.player_id = $1 AND conversion.idempotency_key = $2`,
    values: [playerId, key],
  });
  return rows[0] && { conversion: conversionOf(rows[0]), digest: rows[0].request_digest };
}

/** How many accounts a player has converted since a moment, in milliseconds since epoch. */
export async function conversionsSince(
  client: Queryable,
  { playerId, since }: { readonly playerId: string; readonly since: number },
): Promise<number> {
  const { rows } = await client.query({
    name: 'wallet.conversions-since',
    text: `SELECT count(*) FROM account_conversion WHERE player_id = $1 AND converted_at > $2`,
    values: [playerId, new Date(since)],
  });
  return exactNumber(rows[0]?.count ?? '0');
}

/** Lets one change of a player's accounts happen after the other, until the transaction ends. */
export async function lockPlayerAccounts(client: PoolClient, playerId: string): Promise<void> {
  await client.query({
    name: 'wallet.lock-player-accounts',
    text: "SELECT pg_advisory_xact_lock(hashtextextended('accounts', $1::bigint))",
    values: [playerId],
  });
}

/** The rates in effect at a moment, units of each currency for one euro. */
export async function ratesAt(
  client: Queryable,
  { currencies, at }: { readonly currencies: readonly string[]; readonly at: number },
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query({
    name: 'wallet.rates-at',
    text: `SELECT currency, rate::text AS rate FROM exchange_rate
           WHERE fixing_id = fixing_at($1) AND currency = ANY ($2)`,
    values: [new Date(at), currencies],
  });
  return new Map(rows.map(({ currency, rate }) => [currency, rate ?? '']));
}
