import type {
  ChallengeText,
  PlayerChallenge,
  PlayerChallengesAnswer,
} from '@touchline/contracts/challenges';
import { textIn } from '@touchline/domain/messages';
import { DAY } from '@touchline/domain/time';
import type { Clock } from '../../platform/clock.ts';
import { exactNumber } from '../../platform/database/exact-number.ts';
import type { Pool, Queryable, RowOf } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { challengeRefusalOf, type IsAtLimit } from './challenge-refusal.ts';

/** So long a player sees what they joined. */
const HISTORY = 14 * DAY;

/** A game of the catalogue. */
export interface ChallengeGame {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** It can be played now. */
  readonly isOpen: boolean;
}

export interface PlayerChallengesOptions {
  readonly pool: Pool;
  readonly clock: Clock;
  /** The language of challenges that have none of the reader's. */
  readonly fallback: () => Promise<string>;
  readonly games: () => Promise<readonly ChallengeGame[]>;
  readonly isAtLimit: IsAtLimit;
}

// Open to players of its countries who have an account in one of its currencies: the one that the prize goes to.
const CHALLENGES = `SELECT day.id, texts, games, goal, target, multiplier, starts_at, ends_at,
    day.state AS day_state, purse.currency, purse.min_stake, purse.prize, purse.places,
    (SELECT count(*)::int FROM challenge_entry taken
     WHERE taken.day_id = day.id AND taken.currency = purse.currency) AS taken,
    own.id AS account_id, entry.entered_at, entry.progress, entry.won_at, entry.paid_at
  FROM challenge_day day
  JOIN challenge ON challenge.id = day.challenge_id
  JOIN player ON player.id = $1
  LEFT JOIN challenge_entry entry ON entry.day_id = day.id AND entry.player_id = player.id
  LEFT JOIN LATERAL (
    SELECT account.id, account.currency FROM account
    JOIN challenge_purse held ON held.challenge_id = challenge.id AND held.currency = account.currency
    WHERE account.kind = 'player' AND account.player_id = player.id AND account.type <> 4
      AND account.closed_at IS NULL
    ORDER BY account.type, account.id LIMIT 1
  ) own ON true
  JOIN challenge_purse purse ON purse.challenge_id = challenge.id
    AND purse.currency = coalesce(entry.currency, own.currency)
  WHERE ($3::bigint IS NULL OR day.id = $3) AND ends_at > $4
    AND CASE WHEN entry.day_id IS NULL
      THEN challenge.state = 'running' AND day.state = 'open' AND starts_at <= $2 AND ends_at > $2
        AND (countries IS NULL OR player.country = ANY (countries))
      ELSE true END
  ORDER BY day.id`;

/** What a player may be shown, with the account that they would take part with. */
interface Shown {
  readonly challenge: PlayerChallenge;
  readonly accountId: string | null;
}

interface Wording {
  readonly language: string;
  readonly fallback: string;
  readonly games: readonly ChallengeGame[];
}

function entryOf(row: RowOf<typeof CHALLENGES>): Pick<PlayerChallenge, 'entry'> {
  return row.entered_at === null
    ? {}
    : {
        entry: {
          enteredAt: row.entered_at.getTime(),
          progress: row.progress ?? 0,
          isWon: row.won_at !== null,
          ...(row.paid_at !== null && { paidAt: row.paid_at.getTime() }),
          isFinal: row.day_state === 'closed',
        },
      };
}

function shownOf(row: RowOf<typeof CHALLENGES>, { games, ...languages }: Wording): Shown {
  const text = textIn(row.texts as Record<string, ChallengeText>, languages);
  const places = row.places;
  return {
    accountId: row.account_id,
    challenge: {
      id: row.id,
      title: text?.title ?? '',
      games: row.games.map((id) => {
        const game = games.find((one) => one.id === id);
        return { id, name: game?.name ?? id, isOpen: game?.isOpen === true };
      }),
      goal: row.goal,
      target: row.target,
      ...(row.multiplier !== null && { multiplier: row.multiplier }),
      currency: row.currency,
      minStake: exactNumber(row.min_stake),
      prize: exactNumber(row.prize),
      places,
      left: Math.max(0, places - (row.taken ?? 0)),
      startsAt: row.starts_at.getTime(),
      endsAt: row.ends_at.getTime(),
      ...entryOf(row),
    },
  };
}

export interface ChallengeReader {
  readonly playerId: string;
  readonly language: string;
}

async function shownTo(
  client: Queryable,
  { fallback, games }: PlayerChallengesOptions,
  { playerId, language, now, id }: ChallengeReader & { readonly now: number; readonly id?: string },
): Promise<readonly Shown[]> {
  const { rows } = await client.query({
    name: 'loyalty.challenges',
    text: CHALLENGES,
    values: [playerId, new Date(now), id ?? null, new Date(now - HISTORY)],
  });
  const wording = { language, fallback: await fallback(), games: await games() };
  return rows.map((row) => shownOf(row, wording));
}

/** Today's challenges of a player with how far they are, and those that they joined in the last days. */
export async function readChallenges(
  options: PlayerChallengesOptions,
  reader: ChallengeReader,
): Promise<PlayerChallengesAnswer> {
  const { pool, clock, isAtLimit } = options;
  const now = clock();
  const refusal = await challengeRefusalOf(pool, { playerId: reader.playerId, now }, isAtLimit);
  const all = (await shownTo(pool, options, { ...reader, now })).map(({ challenge }) => challenge);
  const isOffered = ({ endsAt }: PlayerChallenge) => refusal === undefined && endsAt > now;
  return {
    challenges: all.filter(isOffered),
    history: all
      .filter((challenge) => challenge.entry !== undefined && !isOffered(challenge))
      .toReversed(),
    ...(refusal !== undefined && { refusal }),
    now,
  };
}

/**
 * Lets a player join a day of a challenge, once however often it is pressed, while it has a place; where it has none
 * left, nothing happens. Rounds that were opened before do not count.
 * @throws ApiError `not_found` for one that is not open to them
 */
export async function enterChallenge(
  options: PlayerChallengesOptions,
  question: ChallengeReader & { readonly id: string },
): Promise<void> {
  const { pool, clock, isAtLimit } = options;
  const { id, playerId } = question;
  await inTransaction(pool, async (client) => {
    // Who joins waits for whoever joins just now: a place is given once.
    await client.query({
      name: 'loyalty.lock-challenge-day',
      text: 'SELECT FROM challenge_day WHERE id = $1 FOR NO KEY UPDATE',
      values: [id],
    });
    const now = clock();
    const refusal = await challengeRefusalOf(client, { playerId, now }, isAtLimit);
    const [shown] =
      refusal === undefined ? await shownTo(client, options, { ...question, now }) : [];
    if (shown === undefined || shown.challenge.endsAt <= now) {
      throw new ApiError('not_found', 'there is no such challenge today');
    }
    const { entry, left, currency } = shown.challenge;
    if (entry === undefined && left > 0) {
      await client.query({
        name: 'loyalty.enter-challenge',
        text: `INSERT INTO challenge_entry (day_id, player_id, account_id, currency, entered_at)
               VALUES ($1, $2, $3, $4, $5)`,
        values: [id, playerId, shown.accountId, currency, new Date(now)],
      });
    }
  });
}
