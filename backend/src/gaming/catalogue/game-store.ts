import { VOLATILITIES } from '@touchline/contracts/casino';
import type { Pool, Queryable, RowOf } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { OfferedGame } from '../providers/game-provider.ts';
import { wordOf } from './word-of.ts';

/** A game as the site has it. Amounts in minor units. */
export interface StoredGame extends Omit<OfferedGame, 'maker' | 'mostWin'> {
  /** `<provider>:<code>`. */
  readonly id: string;
  /** The provider that opens it. */
  readonly providerId: string;
  readonly maker: { readonly id: string; readonly name: string };
  readonly mostWin: number | undefined;
  /** Milliseconds since epoch. */
  readonly addedAt: number;
  /** Whether the casino opened with it: such a game is as old as all others, and new to no player. */
  readonly isOriginal: boolean;
}

const LISTED = `SELECT provider, code, name, maker, maker_name, category, features, volatility,
    rtp_least::text, rtp_most::text, is_demo_possible, has_free_rounds, most_win, stakes, added_at,
    added_at < (SELECT min(added_at) FROM game) + interval '1 day' AS is_original
  FROM game WHERE is_listed AND provider = ANY ($1) ORDER BY name, provider, code` as const;

function gameOf(row: RowOf<typeof LISTED>): StoredGame {
  const { rtp_least: least, rtp_most: most } = row;
  return {
    id: `${row.provider}:${row.code}`,
    providerId: row.provider,
    code: row.code,
    name: row.name,
    maker: { id: row.maker, name: row.maker_name },
    category: row.category,
    features: row.features,
    volatility: VOLATILITIES.find((one) => one === row.volatility),
    rtp: least === null || most === null ? undefined : { least: Number(least), most: Number(most) },
    isDemoPossible: row.is_demo_possible,
    hasFreeRounds: row.has_free_rounds,
    mostWin: row.most_win === null ? undefined : exactNumber(row.most_win),
    stakes: row.stakes as StoredGame['stakes'],
    addedAt: row.added_at.getTime(),
    isOriginal: row.is_original === true,
  };
}

/** The games of providers that are still offered, by name. */
export async function listedGames(
  client: Queryable,
  providers: readonly string[],
): Promise<readonly StoredGame[]> {
  const { rows } = await client.query({
    name: 'gaming.listed-games',
    text: LISTED,
    values: [providers],
  });
  return rows.map(gameOf);
}

/**
 * Keeps what a provider offers now. A game that is new is added at `at`; one that is missing stays known, for rounds
 * that were played in it, and is not offered; one that comes back is not new again.
 */
export async function keepOffered(
  pool: Pool,
  {
    provider,
    games,
    at,
  }: {
    readonly provider: { readonly id: string; readonly name: string };
    readonly games: readonly OfferedGame[];
    /** Milliseconds since epoch. */
    readonly at: number;
  },
): Promise<void> {
  const rows = games.map((game) => {
    const maker = game.maker ?? provider.name;
    return {
      code: game.code,
      name: game.name,
      maker: (game.maker === undefined ? '' : wordOf(maker)) || provider.id,
      maker_name: maker,
      category: game.category,
      features: [...new Set(game.features)],
      volatility: game.volatility,
      rtp_least: game.rtp?.least,
      rtp_most: game.rtp?.most,
      is_demo_possible: game.isDemoPossible,
      has_free_rounds: game.hasFreeRounds,
      most_win: game.mostWin,
      stakes: game.stakes,
    };
  });
  await inTransaction(pool, async (client) => {
    await client.query({
      name: 'gaming.keep-offered',
      text: `INSERT INTO game (provider, code, name, maker, maker_name, category, features, volatility,
          rtp_least, rtp_most, is_demo_possible, has_free_rounds, most_win, stakes, added_at)
        SELECT DISTINCT ON (code) $1, code, name, maker, maker_name, category, features, volatility,
          rtp_least, rtp_most, is_demo_possible, has_free_rounds, most_win, stakes, $3::timestamptz
        FROM jsonb_to_recordset($2::jsonb) AS offered (code text, name text, maker text, maker_name text,
          category text, features text[], volatility text, rtp_least numeric, rtp_most numeric,
          is_demo_possible boolean, has_free_rounds boolean, most_win bigint, stakes jsonb)
        ORDER BY code
        ON CONFLICT (provider, code) DO UPDATE SET name = excluded.name, maker = excluded.maker,
          maker_name = excluded.maker_name, category = excluded.category, features = excluded.features,
          volatility = excluded.volatility, rtp_least = excluded.rtp_least, rtp_most = excluded.rtp_most,
          is_demo_possible = excluded.is_demo_possible,
          has_free_rounds = excluded.has_free_rounds, most_win = excluded.most_win,
          stakes = excluded.stakes, is_listed = true`,
      values: [provider.id, JSON.stringify(rows), new Date(at)],
    });
    await client.query({
      name: 'gaming.unlist-missing',
      text: `UPDATE game SET is_listed = false
        WHERE provider = $1 AND is_listed AND code <> ALL ($2)`,
      values: [provider.id, games.map(({ code }) => code)],
    });
  });
}
