import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import { ledgerFaults } from '../../src/money/wallet/ledger-faults.ts';
import { type Acknowledged, post } from './client.ts';
import { fundsOf, playerOf, winnerOf } from './scenario.ts';

interface FoundBet {
  readonly id: string;
  readonly idempotency_key: string;
  readonly account_id: string;
  readonly stake: string;
  readonly status: string;
  readonly payout: string | null;
}

/** Bets requested again over HTTP; all of them are compared in the database. */
const ASKED_AGAIN = 300;

/** What the bet must have ended as, worked out from the answer alone. */
function isWon({ answer }: Acknowledged): boolean {
  return answer.bet.legs.every(({ eventId, outcomeCode }) => outcomeCode === winnerOf(eventId));
}

function faultOf(
  reported: Acknowledged,
  found: readonly FoundBet[] | undefined,
): string | undefined {
  const { key, answer } = reported;
  const [bet] = found ?? [];
  if (bet === undefined) return `${key} was lost`;
  if (found?.length !== 1) return `${key} was doubled`;
  if (bet.id !== answer.bet.id || Number(bet.stake) !== answer.bet.stake) {
    return `${key} was changed`;
  }
  const payout = isWon(reported) ? answer.bet.possibleReturn : 0;
  return Number(bet.payout) === payout && bet.status === (payout > 0 ? 'won' : 'lost')
    ? undefined
    : `${key} was settled as ${bet.status} with ${bet.payout}, not ${payout}`;
}

async function balanceFaults(pool: Pool, reported: readonly Acknowledged[]): Promise<string[]> {
  const accounts = [...new Set(reported.map(({ account }) => account))];
  const { rows } = await pool.query<{ player_id: string; balance: string }>(
    "SELECT player_id, balance FROM account WHERE kind = 'player'",
  );
  const balances = new Map(rows.map((row) => [row.player_id, Number(row.balance)]));
  return accounts.flatMap((account) => {
    const own = reported.filter((bet) => bet.account === account);
    const expected = own.reduce(
      (sum, bet) => sum - bet.answer.bet.stake + (isWon(bet) ? bet.answer.bet.possibleReturn : 0),
      fundsOf(account),
    );
    const found = balances.get(playerOf(account));
    return found === expected ? [] : [`account ${account} holds ${found}, not ${expected}`];
  });
}

async function repeatFaults(port: number, reported: readonly Acknowledged[]): Promise<string[]> {
  const faults: string[] = [];
  const step = Math.max(1, Math.floor(reported.length / ASKED_AGAIN));
  for (let at = 0; at < reported.length; at += step) {
    const bet = reported[at] as Acknowledged;
    const again = await post({ port, ...bet });
    if (!isDeepStrictEqual(again?.json, bet.answer)) {
      faults.push(`${bet.key} is answered differently the second time`);
    }
  }
  return faults;
}

/**
 * Compares the responses of clients with what is there, after everything is settled: nothing lost,
 * doubled or changed, balances to the minor unit, the ledger right.
 * @returns what is wrong, as text
 */
export async function verifyRun(options: {
  readonly pool: Pool;
  readonly port: number;
  readonly reported: readonly Acknowledged[];
}): Promise<readonly string[]> {
  const { pool, port, reported } = options;
  const { rows } = await pool.query<FoundBet>(
    'SELECT id, idempotency_key, account_id, stake, status, payout FROM bet',
  );
  const byKey = new Map<string, FoundBet[]>();
  for (const row of rows) {
    byKey.set(row.idempotency_key, [...(byKey.get(row.idempotency_key) ?? []), row]);
  }
  const ledger = await ledgerFaults(pool);
  return [
    ...(rows.length === reported.length
      ? []
      : [`${rows.length} bets for ${reported.length} answers`]),
    ...reported.flatMap((bet) => faultOf(bet, byKey.get(bet.key)) ?? []),
    ...(await balanceFaults(pool, reported)),
    ...(await repeatFaults(port, reported)),
    ...ledger.map(({ fault, subject }) => `${fault}: ${subject}`),
  ];
}
