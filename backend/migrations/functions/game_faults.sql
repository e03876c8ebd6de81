-- Rounds and transactions of games that do not agree with the ledger, in words; empty when the books are right.
-- The counterpart of `ledger_faults`.
CREATE OR REPLACE FUNCTION game_faults() RETURNS TABLE (fault text, subject text)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  SELECT 'the open rounds are not the unfinished rounds', account.currency
    FROM account WHERE kind = 'open-rounds'
    AND (SELECT coalesce(sum(amount), 0) FROM entry WHERE account_id = account.id)
      <> (SELECT coalesce(sum(staked), 0) FROM game_round
          WHERE closed_at IS NULL AND game_round.currency = account.currency)
  UNION ALL
  SELECT 'the result of the games is not that of their rounds', account.currency
    FROM account WHERE kind = 'games-result'
    AND (SELECT coalesce(sum(amount), 0) FROM entry WHERE account_id = account.id)
      <> (SELECT coalesce(sum(CASE WHEN closed_at IS NULL THEN 0 ELSE staked END - won), 0)
          FROM game_round WHERE game_round.currency = account.currency AND reward IS NULL)
  UNION ALL
  SELECT 'the promotions have not paid the wins of free rounds', account.currency
    FROM account WHERE kind = 'promotions'
    AND (SELECT coalesce(sum(amount), 0) FROM entry JOIN journal ON journal.id = entry.journal_id
        WHERE entry.account_id = account.id AND journal.kind IN ('free-round-win', 'free-round-win-returned'))
      <> (SELECT -coalesce(sum(won), 0) FROM game_round
          WHERE game_round.currency = account.currency AND reward IS NOT NULL)
  UNION ALL
  SELECT 'the free rounds used are not those that were played', own.reward
    FROM free_round_grant own JOIN free_round_gift gift ON gift.id = own.gift_id
    WHERE own.used > gift.rounds OR own.used <> (SELECT count(*)
      FROM game_round JOIN game_transaction begun ON begun.round_id = game_round.id AND begun.kind = 'stake'
      WHERE game_round.reward = own.reward AND begun.taken_back_at IS NULL)
  UNION ALL
  SELECT 'the debts of games are not those of their transactions', account.currency
    FROM account WHERE kind = 'games-debts'
    AND (SELECT coalesce(sum(amount), 0) FROM entry WHERE account_id = account.id)
      <> (SELECT -coalesce(sum(owed), 0) FROM game_transaction
          JOIN account own ON own.id = game_transaction.account_id AND own.currency = account.currency)
  UNION ALL
  SELECT 'a round is not the sum of its transactions', game_round.id::text
    FROM game_round LEFT JOIN game_transaction moved ON moved.round_id = game_round.id
      AND moved.taken_back_at IS NULL AND moved.kind IN ('stake', 'win')
    GROUP BY game_round.id
    HAVING staked <> coalesce(sum(moved.amount) FILTER (WHERE moved.kind = 'stake'), 0)
      OR won <> coalesce(sum(moved.amount) FILTER (WHERE moved.kind = 'win'), 0)
  UNION ALL
  SELECT 'a transaction of a game has no journal of its amount', moved.id::text
    FROM game_transaction moved
    LEFT JOIN game_transaction target ON target.id = moved.target_id
    LEFT JOIN journal ON journal.source = 'game' AND journal.external_id = moved.id::text
    LEFT JOIN entry ON entry.journal_id = journal.id AND entry.account_id = moved.account_id
    WHERE moved.kind <> 'never' AND coalesce(entry.amount, 0) <> CASE
      WHEN moved.kind = 'stake' THEN -moved.amount
      WHEN moved.kind = 'win' OR target.kind = 'stake' THEN moved.amount
      ELSE moved.owed - moved.amount END
  UNION ALL
  SELECT 'a journal of a game has no transaction', journal.id::text
    FROM journal WHERE source = 'game'
    AND NOT EXISTS (SELECT FROM game_transaction WHERE id::text = journal.external_id);
END $$;
