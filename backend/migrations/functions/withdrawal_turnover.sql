-- What was deposited to an account, and what of its money was staked on bets that were decided by their
-- results: a bet that was voided or sold has risked nothing. In minor units. A conversion takes both along
-- from its source to its target.
CREATE OR REPLACE FUNCTION withdrawal_turnover(target bigint, OUT deposited bigint, OUT staked bigint)
LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
BEGIN
  WITH converted AS (
    SELECT coalesce(sum(CASE WHEN target_id = target THEN deposited_given ELSE -deposited_taken END), 0) AS deposited,
      coalesce(sum(CASE WHEN target_id = target THEN staked_given ELSE -staked_taken END), 0) AS staked
    FROM account_conversion WHERE target_id = target OR source_id = target
  )
  SELECT
    greatest(0, converted.deposited + (SELECT coalesce(sum(payment.amount), 0) FROM account own
      JOIN payment ON payment.player_id = own.player_id AND payment.account_id = target::text
        AND payment.kind = 'deposit' AND payment.status = 'succeeded'
      WHERE own.id = target))::bigint,
    greatest(0, converted.staked + (SELECT coalesce(sum(bet.stake - bet.sold_stake), 0) FROM account own
      JOIN bet ON bet.player_id = own.player_id AND bet.account_id = target
        AND bet.status IN ('won', 'lost') AND bet.ended_by IS NULL
      WHERE own.id = target))::bigint
    INTO deposited, staked
  FROM converted;
END $$;
