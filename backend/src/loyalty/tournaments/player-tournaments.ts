import type {
  PlayerTournament,
  PlayerTournamentsAnswer,
  TournamentGame,
  TournamentText,
} from '@touchline/contracts/tournaments';
import { textIn } from '@touchline/domain/messages';
import type { Clock } from '../../platform/clock.ts';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Pool, Queryable, RowOf } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { offerRefusalOf } from '../may-be-offered.ts';

export interface PlayerTournamentsOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  /** The language of tournaments that have none of the reader's. */
  readonly fallback: () => Promise<string>;
  /** The games that can be played now. */
  readonly games: () => Promise<readonly TournamentGame[]>;
}

// Who takes part keeps sight of it for a month after its end. It is open to players of its countries who have
// an account in its currency: the one that a prize goes to.
const TOURNAMENTS = `SELECT tournament.id, texts, games, tournament.score, tournament.currency, min_stake, prizes,
    starts_at, ends_at, state, entry.entered_at, purse.id AS account_id
  FROM tournament
  JOIN player ON player.id = $1
  LEFT JOIN tournament_entry entry
    ON entry.tournament_id = tournament.id AND entry.player_id = player.id
  LEFT JOIN LATERAL (
    SELECT account.id FROM account WHERE account.kind = 'player' AND account.player_id = player.id
      AND account.currency = tournament.currency AND account.type <> 4 AND account.closed_at IS NULL
    ORDER BY account.type, account.id LIMIT 1
  ) purse ON true
  WHERE ($3::bigint IS NULL OR tournament.id = $3)
    AND CASE WHEN entry.tournament_id IS NULL
      THEN state = 'open' AND ends_at > $2 AND purse.id IS NOT NULL
        AND (countries IS NULL OR player.country = ANY (countries))
      ELSE state <> 'draft' AND ends_at > $2::timestamptz - interval '30 days' END
  ORDER BY state <> 'open', ends_at, tournament.id LIMIT 50`;

/** What a player is allowed to know of a tournament, with the account that they would take part with. */
interface Shown {
  readonly tournament: PlayerTournament;
  readonly accountId: string | null;
}

/** What the texts of a tournament are made of. */
interface Wording {
  readonly language: string;
  readonly fallback: string;
  readonly games: readonly TournamentGame[];
}

function shownOf(row: RowOf<typeof TOURNAMENTS>, { games, ...languages }: Wording): Shown {
  const text = textIn(row.texts as Record<string, TournamentText>, languages);
  return {
    accountId: row.account_id,
    tournament: {
      id: row.id,
      ...(text ?? { title: '', terms: '' }),
      games: row.games.map((id) => ({
        id,
        name: games.find((game) => game.id === id)?.name ?? id,
      })),
      score: row.score,
      currency: row.currency,
      minStake: exactNumber(row.min_stake),
      prizes: row.prizes.map(exactNumber),
      startsAt: row.starts_at.getTime(),
      endsAt: row.ends_at.getTime(),
      state: row.state as PlayerTournament['state'],
      ...(row.entered_at !== null && { enteredAt: row.entered_at.getTime() }),
    },
  };
}

/** The tournaments that a player may be shown, or one of them. */
async function shownTo(
  client: Queryable,
  question: Wording & {
    readonly playerId: string;
    readonly id?: string;
    readonly now: number;
  },
): Promise<readonly Shown[]> {
  const { playerId, id, now } = question;
  const { rows } = await client.query({
    name: 'loyalty.tournaments',
    text: TOURNAMENTS,
    values: [playerId, new Date(now), id ?? null],
  });
  return rows.map((row) => shownOf(row, question));
}

/** The tournaments that a player may take part in, and those they do. */
export async function readTournaments(
  { pool, clock, fallback, games }: PlayerTournamentsOptions,
  { playerId, language }: { readonly playerId: string; readonly language: string },
): Promise<PlayerTournamentsAnswer> {
  const now = clock();
  const refusal = await offerRefusalOf(pool, { playerId, now });
  if (refusal !== undefined) {
    return { tournaments: [], isConsentMissing: refusal === 'no-consent' };
  }
  const shown = await shownTo(pool, {
    playerId,
    now,
    language,
    fallback: await fallback(),
    games: await games(),
  });
  return { tournaments: shown.map(({ tournament }) => tournament), isConsentMissing: false };
}

interface OneTournament {
  readonly playerId: string;
  readonly id: string;
  readonly language: string;
}

/** @throws ApiError `not_found` for one that the player may not see */
export async function requireShown(
  client: Queryable,
  { clock, fallback, games }: PlayerTournamentsOptions,
  question: OneTournament,
): Promise<Shown> {
  const now = clock();
  const refusal = await offerRefusalOf(client, { playerId: question.playerId, now });
  const [shown] =
    refusal === undefined
      ? await shownTo(client, {
          ...question,
          now,
          fallback: await fallback(),
          games: await games(),
        })
      : [];
  if (shown === undefined) {
    throw new ApiError('not_found', 'there is no such tournament');
  }
  return shown;
}

/**
 * Lets a player take part in a tournament, once however often it is pressed. Rounds that were opened before do not
 * count.
 * @throws ApiError `not_found` for one that is not open to them
 */
export async function enterTournament(
  options: PlayerTournamentsOptions,
  question: OneTournament,
): Promise<void> {
  await inTransaction(options.pool, async (client) => {
    const { tournament, accountId } = await requireShown(client, options, question);
    if (tournament.enteredAt === undefined) {
      await client.query({
        name: 'loyalty.enter-tournament',
        text: `INSERT INTO tournament_entry (tournament_id, player_id, account_id, entered_at)
               VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
        values: [question.id, question.playerId, accountId, new Date(options.clock())],
      });
    }
  });
}
