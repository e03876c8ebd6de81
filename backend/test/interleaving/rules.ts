import type { Pool } from 'pg';
import { ledgerFaults } from '../../src/money/wallet/ledger-faults.ts';

/**
 * What no order of acts may break, asked of a player's rows: each question names what breaks it.
 * `$1` is the player, `$2` the moment from which limits count.
 */
const RULES = {
  'an account does not hold what its entries say': `
    SELECT account.id FROM account LEFT JOIN entry ON entry.account_id = account.id
    WHERE player_id = $1 GROUP BY account.id
    HAVING balance <> coalesce(sum(amount), 0) OR balance < 0`,
  'the stakes in play are not those of the open bets': `
    SELECT account.id FROM account
    LEFT JOIN bet ON bet.account_id = account.id AND bet.status = 'open'
    WHERE account.player_id = $1 GROUP BY account.id
    HAVING in_play <> coalesce(sum(bet.stake - sold_stake), 0)`,
  'more was deposited than the highest deposit limit of the day': `
    SELECT sum(amount) FROM payment
    WHERE player_id = $1 AND kind = 'deposit'
      AND status IN ('created', 'pending', 'succeeded') AND created_at > $2
    HAVING sum(amount) > (SELECT max(value) FROM player_limit
      WHERE player_id = $1 AND limit_type = 20
        AND (state = 'ACTIVE' OR (state = 'INACTIVE' AND close_reason = 'replaced')))`,
  'more was staked than the highest wagering limit of the day': `
    SELECT -sum(entry.amount) FROM account JOIN entry ON entry.account_id = account.id
    JOIN journal ON journal.id = entry.journal_id
    WHERE player_id = $1 AND journal.kind IN ('stake', 'promotion') AND journal.at > $2
    HAVING -sum(entry.amount) > (SELECT max(value) FROM player_limit
      WHERE player_id = $1 AND limit_type = 1 AND state <> 'PENDING')`,
  'a deposit was confirmed and not credited once': `
    SELECT payment.id FROM payment LEFT JOIN journal
      ON journal.source = 'payment' AND journal.external_id = payment.id::text
    WHERE player_id = $1 AND payment.kind = 'deposit'
      AND (status IN ('succeeded', 'refunded')) <> (journal.id IS NOT NULL)`,
  'a deposit was refunded and not taken off once': `
    SELECT payment.id FROM payment LEFT JOIN journal
      ON journal.source = 'refund' AND journal.external_id = payment.id::text
    WHERE player_id = $1 AND payment.kind = 'deposit'
      AND (status = 'refunded') <> (journal.id IS NOT NULL)`,
  'a withdrawal and its reservation differ': `
    SELECT payment.id FROM payment
    LEFT JOIN journal reserved
      ON reserved.source = 'payment' AND reserved.external_id = payment.id::text
    LEFT JOIN journal ended
      ON ended.source = 'withdrawal-end' AND ended.external_id = payment.id::text
    WHERE player_id = $1 AND payment.kind = 'withdrawal' AND (reserved.id IS NULL
      OR ended.kind IS DISTINCT FROM CASE status
        WHEN 'succeeded' THEN 'withdrawal-paid' WHEN 'failed' THEN 'withdrawal-returned' END)`,
  "an advance is owed with no bet of the player's own money open": `
    SELECT advance.bet_id FROM advance JOIN account ON account.id = advance.account_id
    WHERE player_id = $1 AND repaid + forgone < amount AND NOT EXISTS (
      SELECT FROM bet WHERE bet.account_id = account.id AND status = 'open'
        AND is_of_own_money(bet.*))`,
  'more is owed than half of what the open bets of own money cost': `
    SELECT account.id FROM account WHERE player_id = $1 AND owed_advances(id) * 2 > (
      SELECT coalesce(sum(stake - sold_stake), 0) FROM bet
      WHERE bet.account_id = account.id AND status = 'open' AND is_of_own_money(bet.*))`,
  'an advance belongs neither to its bet nor to what that was changed into': `
    SELECT id FROM bet WHERE player_id = $1 AND terms->'shown' ? 'prepaidAmount'
      AND NOT EXISTS (SELECT FROM advance WHERE bet_id IN (bet.id, bet.changed_into)
        AND amount = (terms->'shown'->>'prepaidAmount')::bigint)`,
  'a bet was ended twice': `
    SELECT bet.id FROM bet JOIN journal ON journal.source = 'settlement'
      AND split_part(journal.external_id, '#', 1) = bet.id::text
    WHERE player_id = $1 GROUP BY bet.id HAVING count(*) > 1 + max(bet.revision)`,
  'a bet that was paid early is lost': `
    SELECT bet.id FROM bet JOIN bet_leg leg ON leg.bet_id = bet.id AND leg.paid_early IS NOT NULL
    WHERE player_id = $1 AND (leg.result = 'lost' OR (status = 'lost' AND ended_by IS NULL))`,
  'more of a bet was sold than was staked': `
    SELECT bet.id FROM bet JOIN bet_cash_out sale ON sale.bet_id = bet.id
    WHERE player_id = $1 GROUP BY bet.id HAVING sum(sale.stake) > bet.stake`,
  'a bonus account holds money of no active bonus': `
    SELECT account.id FROM account WHERE player_id = $1 AND type = 4 AND balance + in_play > 0
      AND NOT EXISTS (SELECT FROM bonus WHERE account_id = account.id AND state = 'active')`,
  'a bonus that is lost or wagered goes on': `
    SELECT bonus.id FROM bonus JOIN account ON account.id = bonus.account_id
    WHERE bonus.player_id = $1 AND state = 'active' AND in_play = 0
      AND (balance = 0 OR wagered = required)`,
  'a promo code was used and paid for no bet': `
    SELECT used.code FROM promo_code_use used LEFT JOIN bet ON bet.id = used.bet_id
    WHERE used.player_id = $1 AND (bet.id IS NULL OR bet.status = 'refunded')`,
  'a promo code paid for two bets': `
    SELECT terms->'shown'->>'promoCode' FROM bet
    WHERE player_id = $1 AND terms->'shown' ? 'promoCode' AND status <> 'refunded'
    GROUP BY 1 HAVING count(*) > 1`,
  'a closed account is in use': `
    SELECT account.id FROM account WHERE player_id = $1 AND closed_at IS NOT NULL AND (
      balance + in_play > 0 OR EXISTS (SELECT FROM active_account WHERE account_id = account.id))`,
  'an account was converted more often than it had money for': `
    SELECT account.id FROM account JOIN account_conversion made ON made.source_id = account.id
    WHERE account.player_id = $1 GROUP BY account.id
    HAVING sum(made.taken) > (SELECT coalesce(sum(amount), 0) FROM entry
      WHERE account_id = account.id AND amount > 0)`,
  'a player has not one main account': `
    SELECT count(*) FROM account WHERE player_id = $1 AND kind = 'player' AND type = 0
      AND closed_at IS NULL HAVING count(*) <> 1`,
  'two limits of a type are in force': `
    SELECT limit_type::bigint FROM player_limit WHERE player_id = $1 AND state = 'ACTIVE'
    GROUP BY limit_type HAVING count(*) > 1`,
} as const;

const QUESTION = Object.entries(RULES)
  .map(
    ([rule, question], at) =>
      `SELECT $$${rule}$$ AS rule, subject::text FROM (${question}) broken${at} (subject)`,
  )
  .join('\nUNION ALL\n');

/** Rules that a player's rows break, as text. */
export async function brokenRules(
  pool: Pool,
  { playerId, since }: { readonly playerId: string; readonly since: number },
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ rule: string; subject: string }>({
    name: 'interleaving.rules',
    text: QUESTION,
    values: [playerId, new Date(since)],
  });
  return rows.map(({ rule, subject }) => `${rule} (${subject})`);
}

/** What does not agree in the books of all players, as text. */
export async function brokenBooks(pool: Pool): Promise<readonly string[]> {
  return (await ledgerFaults(pool)).map(({ fault, subject }) => `${fault} (${subject})`);
}
