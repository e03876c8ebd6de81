import type { Bet } from '@touchline/contracts/betting';
import type { Pool } from 'pg';
import { firstAuditFault } from '../../src/platform/audit/audit-log.ts';
import { findBet } from '../../src/betting/bets/bet-store.ts';
import { exactNumber } from '../../src/platform/database/exact-number.ts';
import { ledgerFaults } from '../../src/money/wallet/ledger-faults.ts';
import { isOpen, type ModelBet } from './player-model.ts';
import type { WalkPlayer } from './walk-player.ts';

interface Held {
  readonly own: number;
  readonly bonus: number;
  /** Lent and not repaid: what is still owed, and what the house has written off. */
  readonly lent: number;
}

async function heldBy(pool: Pool, playerId: string): Promise<Held> {
  const { rows } = await pool.query<{ own: string; bonus: string; lent: string }>(
    `SELECT coalesce(sum(balance) FILTER (WHERE type <> 4), 0) AS own,
       coalesce(sum(balance) FILTER (WHERE type = 4), 0) AS bonus,
       (SELECT coalesce(sum(amount - repaid), 0) FROM advance JOIN account lent
          ON lent.id = advance.account_id WHERE lent.player_id = $1) AS lent
     FROM account WHERE kind = 'player' AND player_id = $1`,
    [playerId],
  );
  const [row] = rows;
  return {
    own: exactNumber(row?.own ?? '0'),
    bonus: exactNumber(row?.bonus ?? '0'),
    lent: exactNumber(row?.lent ?? '0'),
  };
}

function statusFault(bet: ModelBet, found: Bet | undefined): string | undefined {
  const { reported, stake, paid } = bet;
  const name = `bet ${reported.id} of type ${reported.typeId}`;
  if (found === undefined) return `${name} is gone`;
  if ((found.status === 'open') !== isOpen(bet)) {
    return `${name} is ${found.status}, by the model ${isOpen(bet) ? 'open' : 'settled'}`;
  }
  if (paid !== undefined && found.payout !== paid) {
    return `${name} paid ${found.payout ?? 'nothing'}, by the model ${paid}`;
  }
  return isOpen(bet) && found.stake !== stake
    ? `${name} stakes ${found.stake}, by the model ${stake}`
    : undefined;
}

/** What the site did on its own to a bet that is open in the model: a sale, or the end of an advance. */
function follow({ model }: WalkPlayer, bet: ModelBet, found: Bet): string | undefined {
  const { automaticAt = Infinity, reported } = bet;
  const sale = found.cashOuts?.at(-1);
  if (found.endedBy === 'cash-out' && sale?.isAutomatic === true) {
    model.sell(bet, sale);
    return sale.amount < automaticAt
      ? `bet ${reported.id} was sold for ${sale.amount}, below the ${automaticAt} its player set`
      : undefined;
  }
  if (found.endedBy === 'void') {
    model.cancel(bet);
    const isCovered = model.bets.some(
      (other) => other.purse === 'own' && isOpen(other) && !isLent(other),
    );
    return isCovered || !isLent(bet) ? `bet ${reported.id} was taken off without need` : undefined;
  }
  return undefined;
}

/** Whether a bet was paid with an advance, or changed from one that was. */
function isLent({ reported: { terms } }: ModelBet): boolean {
  return terms?.prepaidAmount !== undefined || terms?.changedFrom !== undefined;
}

async function playerFaults(pool: Pool, player: WalkPlayer): Promise<readonly string[]> {
  const { id: playerId, model } = player;
  const faults: (string | undefined)[] = [];
  const found = new Map<ModelBet, Bet | undefined>();
  for (const bet of model.bets) {
    found.set(bet, await findBet(pool, { playerId, betId: bet.reported.id }));
  }
  for (const bet of model.bets.filter(isOpen)) {
    const now = found.get(bet);
    if (now !== undefined && now.status !== 'open') faults.push(follow(player, bet, now));
  }
  faults.push(...model.bets.map((bet) => statusFault(bet, found.get(bet))));
  const held = await heldBy(pool, playerId);
  const { own, bonus } = model.balances;
  if (held.own !== own + held.lent || held.bonus !== bonus) {
    faults.push(
      `player ${playerId} holds ${held.own} and ${held.bonus} of a bonus, lent ${held.lent}; ` +
        `by the model ${own} and ${bonus}`,
    );
  }
  return faults.filter((fault) => fault !== undefined);
}

/** Everything in which the site differs from the models, or its books from themselves. */
export async function walkFaults(
  pool: Pool,
  players: readonly WalkPlayer[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const player of players) faults.push(...(await playerFaults(pool, player)));
  faults.push(...(await ledgerFaults(pool)).map(({ fault, subject }) => `${fault}: ${subject}`));
  const auditFault = await firstAuditFault(pool);
  return auditFault === undefined
    ? faults
    : [...faults, `the audit log is broken at ${auditFault}`];
}
