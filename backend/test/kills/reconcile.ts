import { isDeepStrictEqual } from 'node:util';
import type { BetAnswer } from '@touchline/contracts/betting';
import type { DepositAnswer, WithdrawalAnswer } from '@touchline/contracts/money';
import type { Pool } from 'pg';
import { firstAuditFault } from '../../src/platform/audit/audit-log.ts';
import { ledgerFaults } from '../../src/money/wallet/ledger-faults.ts';
import type { Answer } from './call.ts';
import type { Intent } from './player.ts';

/** What an act must have left behind once for each intent that was done, and never for a refused one. */
const TRACES: Readonly<Record<Intent['act'], string>> = {
  place: `SELECT player_id || ' ' || idempotency_key AS key, id::text AS found FROM bet`,
  change: `SELECT bet.player_id || ' ' || bet.idempotency_key AS key, bet.id::text AS found
    FROM bet JOIN bet changed ON changed.changed_into = bet.id AND changed.ended_by = 'cash-out'`,
  sell: `SELECT player_id || ' ' || key AS key, bet_id::text AS found
    FROM bet_cash_out JOIN bet ON bet.id = bet_id`,
  deposit: `SELECT player_id || ' ' || idempotency_key AS key, id::text AS found FROM payment
    WHERE kind = 'deposit'`,
  withdraw: `SELECT player_id || ' ' || idempotency_key AS key, id::text AS found FROM payment
    WHERE kind = 'withdrawal'`,
  release: `SELECT player_id || ' ' || payment_id AS key, payment_id::text AS found
    FROM withdrawal JOIN payment ON payment.id = payment_id
    WHERE steps @> '[{"state": "review"}]' AND state <> 'review'`,
  approve: `SELECT player_id || ' ' || payment.id AS key, entry.amount::text AS found
    FROM payment JOIN journal ON journal.source = 'payment' AND journal.external_id = payment.id::text
    JOIN entry ON entry.journal_id = journal.id AND entry.balance_after IS NOT NULL
    WHERE payment.kind = 'deposit' AND payment.status = 'succeeded'`,
  bonus: `SELECT player_id || ' ' || reference AS key, id::text AS found FROM bonus`,
  forfeit: `SELECT player_id || ' ' || id AS key, id::text AS found FROM bonus
    WHERE state <> 'active'`,
};

/** For these a refusal proves nothing: the bonus may have ended, or be given, by another intent. */
const MAY_BE_THERE: ReadonlySet<Intent['act']> = new Set(['forfeit', 'approve']);
const REPEATED = 300;

/** What was compared, and every difference as text. */
export interface Reconciliation {
  readonly done: Readonly<Record<string, number>>;
  readonly refused: Readonly<Record<string, number>>;
  /** Minor units that providers took and that were credited. */
  readonly approved: number;
  readonly credited: number;
  readonly repeated: number;
  readonly differences: readonly string[];
}

export function isDone({ answer: { status } }: Intent): boolean {
  return status === 200 || status === 303;
}

function counted(intents: readonly Intent[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { act } of intents) {
    counts[act] = (counts[act] ?? 0) + 1;
  }
  return counts;
}

/** What a trace must show for an answer; undefined where the key says all. */
function reportedOf({ act, answer: { json }, amount, betId }: Intent): string | undefined {
  switch (act) {
    case 'place':
    case 'change':
      return (json as BetAnswer).bet.id;
    case 'deposit':
      return (json as DepositAnswer).payment.id;
    case 'withdraw':
      return (json as WithdrawalAnswer).withdrawal.id;
    case 'approve':
      return String(amount);
    case 'sell':
      return betId;
    case 'release':
    case 'bonus':
    case 'forfeit':
      return undefined;
  }
}

async function traceDifferences(pool: Pool, intents: readonly Intent[]): Promise<string[]> {
  const differences: string[] = [];
  for (const [act, question] of Object.entries(TRACES)) {
    const { rows } = await pool.query<{ key: string; found: string }>(question);
    const traces = new Map<string, string[]>();
    for (const { key, found } of rows) {
      traces.set(key, [...(traces.get(key) ?? []), found]);
    }
    for (const intent of intents.filter((candidate) => candidate.act === act)) {
      const found = traces.get(`${intent.playerId} ${intent.key}`) ?? [];
      const name = `${act} ${intent.key}`;
      if (!isDone(intent)) {
        if (found.length > 0 && !MAY_BE_THERE.has(intent.act)) {
          differences.push(`${name} was refused and happened`);
        }
      } else if (found.length === 0) {
        differences.push(`${name} was lost`);
      } else if (found.length > 1) {
        differences.push(`${name} was doubled`);
      } else if ((reportedOf(intent) ?? found[0]) !== found[0]) {
        differences.push(`${name} was answered with ${reportedOf(intent)} and is ${found[0]}`);
      }
    }
  }
  return differences;
}

/** Bets, payments and bonuses that no one requested. */
async function ghosts(pool: Pool, intents: readonly Intent[]): Promise<string[]> {
  const asked = new Set(intents.map(({ playerId, key }) => `${playerId} ${key}`));
  const differences: string[] = [];
  for (const act of ['place', 'deposit', 'withdraw', 'bonus'] as const) {
    const { rows } = await pool.query<{ key: string }>(TRACES[act]);
    differences.push(
      ...rows
        .filter(({ key }) => !asked.has(key))
        .map(({ key }) => `${act} ${key} was not requested`),
    );
  }
  return differences;
}

/** Where the provider's book of payouts and ours do not agree, withdrawal by withdrawal. */
async function payoutDifferences(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ difference: string }>(
    `SELECT payment_id || ' is ' || coalesce(state, 'unknown') || ' here and '
       || coalesce(outcome, 'unknown') || ' at the provider' AS difference
     FROM (SELECT payment_id, state FROM withdrawal WHERE state IN ('paid', 'failed')) ours
     FULL JOIN (SELECT payment_id, outcome FROM test_provider_payout) theirs USING (payment_id)
     WHERE (state = 'paid') IS DISTINCT FROM (outcome = 'succeeded')`,
  );
  return rows.map(({ difference }) => difference);
}

/** What must be the same in the first answer and in one to the same key today. */
function lasting({ act }: Intent, { json }: Answer): unknown {
  switch (act) {
    case 'place':
    case 'change':
      return json;
    case 'deposit':
      return (json as DepositAnswer).payment.id;
    case 'withdraw':
      return (json as Partial<WithdrawalAnswer>).withdrawal?.id;
    case 'sell':
      return (json as BetAnswer).balance;
    default:
      return undefined;
  }
}

/**
 * Compares the responses of players with what is in the database, intent by intent and in sum, and requests
 * some of them again by their key.
 */
export async function reconcile(options: {
  readonly pool: Pool;
  readonly intents: readonly Intent[];
  /** Makes an intent's call again. */
  readonly repeat: (intent: Intent) => Promise<Answer>;
}): Promise<Reconciliation> {
  const { pool, intents, repeat } = options;
  const done = intents.filter(isDone);
  const differences = [
    ...(await traceDifferences(pool, intents)),
    ...(await ghosts(pool, intents)),
    ...(await payoutDifferences(pool)),
  ];
  const repeatable = done.filter((intent) => lasting(intent, intent.answer) !== undefined);
  const step = Math.max(1, Math.floor(repeatable.length / REPEATED));
  const asked = repeatable.filter((_, at) => at % step === 0);
  for (const intent of asked) {
    const answer = await repeat(intent);
    if (!isDeepStrictEqual(lasting(intent, answer), lasting(intent, intent.answer))) {
      differences.push(`${intent.act} ${intent.key} is answered differently the second time`);
    }
  }
  const { rows } = await pool.query<{ credited: string }>(
    `SELECT coalesce(sum(entry.amount), 0) AS credited FROM journal
     JOIN entry ON entry.journal_id = journal.id AND entry.balance_after IS NOT NULL
     WHERE journal.source = 'payment' AND journal.kind = 'deposit'`,
  );
  const credited = Number(rows[0]?.credited);
  const approved = done
    .filter(({ act }) => act === 'approve')
    .reduce((sum, { amount = 0 }) => sum + amount, 0);
  if (credited !== approved) {
    differences.push(`${approved} minor units were approved and ${credited} credited`);
  }
  const auditFault = await firstAuditFault(pool);
  return {
    done: counted(done),
    refused: counted(intents.filter((intent) => !isDone(intent))),
    approved,
    credited,
    repeated: asked.length,
    differences: [
      ...differences,
      ...(await ledgerFaults(pool)).map(({ fault, subject }) => `${fault}: ${subject}`),
      ...(auditFault === undefined ? [] : [`the audit log is broken at ${auditFault}`]),
    ],
  };
}
