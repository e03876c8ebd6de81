-- Cashback and rewards for friends that do not agree with the ledger, in words; empty when the books are right.
-- The counterpart of `ledger_faults`.
CREATE OR REPLACE FUNCTION loyalty_faults() RETURNS TABLE (fault text, subject text)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT 'a cashback was not booked with its amount', coalesce(period.id::text, journal.external_id)
    FROM (SELECT * FROM cashback_period WHERE state = 'paid') period
    FULL JOIN (SELECT * FROM journal WHERE kind = 'cashback') journal
      ON journal.external_id = period.id::text
    LEFT JOIN entry ON entry.journal_id = journal.id AND entry.account_id = period.account_id
    WHERE entry.amount IS DISTINCT FROM period.amount OR period.id IS NULL
  UNION ALL
  SELECT 'a reward for a friend was not booked with its amount',
      coalesce(friend.id::text, journal.external_id)
    FROM (SELECT * FROM invited_friend WHERE state = 'paid') friend
    FULL JOIN (SELECT * FROM journal WHERE kind = 'referral') journal
      ON journal.external_id = friend.id::text
    LEFT JOIN entry ON entry.journal_id = journal.id AND entry.balance_after IS NOT NULL
    WHERE entry.amount IS DISTINCT FROM friend.reward OR friend.id IS NULL;
END $$;
