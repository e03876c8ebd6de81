-- What was deposited to an account, and what of its money was staked on bets that were decided by their
-- results: a bet that was voided or sold has risked nothing. In minor units.
CREATE OR REPLACE FUNCTION withdrawal_turnover(target bigint, OUT deposited bigint, OUT staked bigint)
LANGUAGE sql STABLE AS $$
  SELECT
    (SELECT coalesce(sum(payment.amount), 0)::bigint FROM account own
      JOIN payment ON payment.player_id = own.player_id AND payment.account_id = target::text
        AND payment.kind = 'deposit' AND payment.status = 'succeeded'
      WHERE own.id = target),
    (SELECT coalesce(sum(bet.stake - bet.sold_stake), 0)::bigint FROM account own
      JOIN bet ON bet.player_id = own.player_id AND bet.account_id = target
        AND bet.status IN ('won', 'lost') AND bet.ended_by IS NULL
      WHERE own.id = target)
$$;
