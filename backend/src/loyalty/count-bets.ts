import type { LoyaltyConfiguration } from '@touchline/contracts/configuration';
import { clubPoints, clubStake, decidedMoney } from '@touchline/domain/loyalty';
import { exactNumber } from '../platform/database/exact-number.ts';
import type { PoolClient, RowOf } from '../platform/database/queryable.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { addToCashback } from './cashback/cashback-periods.ts';
import { addPoints, lockMembers } from './club/club-store.ts';
import { addFriendStakes } from './friends/friend-stakes.ts';
import type { CountedChange } from './counted-change.ts';
import type { LoyaltyOptions } from './loyalty-settings.ts';

const AT_ONCE = 200;

const BETS = `SELECT bet.id, bet.player_id, bet.account_id, bet.currency, bet.status, bet.stake,
    bet.sold_stake, bet.payout, bet.ended_by, bet.settled_at,
    account.type IN (0, 9) AND is_of_own_money(bet) AS is_own_money,
    coalesce((SELECT sum(amount) FROM bet_cash_out WHERE bet_id = bet.id), 0)::bigint AS sold_for,
    (SELECT min(price::numeric)::text FROM bet_leg WHERE bet_id = bet.id) AS lowest_price,
    own.rate AS own_rate, target.rate AS target_rate,
    coalesce(known.staked, 0)::bigint AS known_staked,
    coalesce(known.returned, 0)::bigint AS known_returned,
    coalesce(known.club_stake, 0)::bigint AS known_club_stake,
    coalesce(known.points, 0)::bigint AS known_points
  FROM bet
  JOIN account ON account.id = bet.account_id
  LEFT JOIN counted_bet known ON known.bet_id = bet.id
  LEFT JOIN journal ON journal.source = 'bet' AND journal.external_id = bet.id::text
  LEFT JOIN exchange_rate own
    ON own.fixing_id = journal.fixing_id AND own.currency = bet.currency
  LEFT JOIN exchange_rate target ON target.fixing_id = journal.fixing_id AND target.currency = $2
  WHERE bet.id = ANY ($1::bigint[]) ORDER BY bet.settled_at NULLS LAST, bet.id`;

type BetRow = RowOf<typeof BETS>;

/** What of a bet counts now, in all. */
function countBet(row: BetRow, { club }: LoyaltyConfiguration) {
  const decided = decidedMoney({
    status: row.status as 'open',
    stake: exactNumber(row.stake),
    soldStake: exactNumber(row.sold_stake),
    soldFor: exactNumber(row.sold_for ?? '0'),
    payout: row.payout === null ? undefined : exactNumber(row.payout),
    endedBy: (row.ended_by ?? undefined) as 'void' | undefined,
    isOwnMoney: row.is_own_money === true,
  });
  // A stake that cannot be converted makes no points, and keeps no other from counting.
  const isConvertible =
    row.currency === club.currency || (row.own_rate !== null && row.target_rate !== null);
  const counts = club.isOffered && isConvertible && decided.ranToItsEnd > 0;
  const stake = counts
    ? clubStake(
        {
          amount: decided.ranToItsEnd,
          currency: row.currency,
          ownRate: row.own_rate ?? undefined,
          targetRate: row.target_rate ?? undefined,
        },
        { lowestPrice: row.lowest_price ?? '0', rules: club },
      )
    : 0;
  return { ...decided, clubStake: stake, points: clubPoints(stake, club) };
}

async function storeCounted(
  client: PoolClient,
  counted: readonly { readonly row: BetRow; readonly all: ReturnType<typeof countBet> }[],
  now: number,
): Promise<void> {
  await client.query({
    name: 'loyalty.store-counted',
    text: `INSERT INTO counted_bet
             (bet_id, player_id, account_id, staked, returned, club_stake, points, counted_at)
           SELECT bet, player, account, staked, returned, club_stake, points, $8
           FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[],
             $6::bigint[], $7::bigint[])
             AS counted (bet, player, account, staked, returned, club_stake, points)
           ON CONFLICT (bet_id) DO UPDATE SET staked = excluded.staked, returned = excluded.returned,
             club_stake = excluded.club_stake, points = excluded.points`,
    values: [
      counted.map(({ row }) => row.id),
      counted.map(({ row }) => row.player_id),
      counted.map(({ row }) => row.account_id),
      counted.map(({ all }) => all.staked),
      counted.map(({ all }) => all.returned),
      counted.map(({ all }) => all.clubStake),
      counted.map(({ all }) => all.points),
      new Date(now),
    ],
  });
}

function changeOf(row: BetRow, all: ReturnType<typeof countBet>, now: number): CountedChange {
  return {
    playerId: row.player_id,
    accountId: row.account_id,
    currency: row.currency,
    staked: all.staked - exactNumber(row.known_staked ?? '0'),
    returned: all.returned - exactNumber(row.known_returned ?? '0'),
    clubStake: all.clubStake - exactNumber(row.known_club_stake ?? '0'),
    points: all.points - exactNumber(row.known_points ?? '0'),
    at: row.settled_at?.getTime() ?? now,
  };
}

/**
 * Takes bets from the queue and counts them, in one transaction: a process that is killed counts nothing, and a
 * bet that is queued twice is counted with the difference, which is nothing.
 */
async function countPart({ pool, clock, settings }: LoyaltyOptions): Promise<boolean> {
  const rules = await settings();
  return inTransaction(pool, async (client) => {
    const now = clock();
    const { rows: queued } = await client.query({
      name: 'loyalty.take-queued',
      text: `DELETE FROM loyalty_queue WHERE id IN (
               SELECT id FROM loyalty_queue ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
             RETURNING bet_id, (SELECT player_id FROM bet WHERE bet.id = bet_id) AS player_id`,
      values: [AT_ONCE],
    });
    if (queued.length === 0) {
      return false;
    }
    // Two processes may have the same bet: they count it one after the other, each from what is committed.
    const players = [...new Set(queued.flatMap(({ player_id: id }) => id ?? []))];
    await lockMembers(client, { players, now });
    const { rows } = await client.query({
      name: 'loyalty.bets',
      text: BETS,
      values: [[...new Set(queued.map(({ bet_id: id }) => id))], rules.club.currency],
    });
    const counted = rows.map((row) => ({ row, all: countBet(row, rules) }));
    await storeCounted(client, counted, now);
    const changes = counted.map(({ row, all }) => changeOf(row, all, now));
    await addPoints(client, { changes, rules, now });
    await addToCashback(client, { product: 'sport', changes, rules, now });
    await addFriendStakes(client, { changes, now });
    return true;
  });
}

/** Counts every bet of which something was decided, for the club, for cashback and for those who invited the player. */
export async function countBets(options: LoyaltyOptions): Promise<void> {
  while (await countPart(options)) {
    // The next bets.
  }
}
