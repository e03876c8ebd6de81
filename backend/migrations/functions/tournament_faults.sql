-- Prizes of tournaments that do not agree with the ledger, and what is reserved for them and for challenges, in words;
-- empty when the books are right. The counterpart of `ledger_faults`.
CREATE OR REPLACE FUNCTION tournament_faults() RETURNS TABLE (fault text, subject text)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  SELECT 'the prizes reserved are not those of the tournaments and challenges', account.currency
    FROM account WHERE kind = 'prizes'
    AND (SELECT coalesce(sum(amount), 0) FROM entry WHERE account_id = account.id)
      <> (SELECT coalesce(sum(prize), 0) FROM tournament, unnest(prizes) AS prize
          WHERE state = 'open' AND tournament.currency = account.currency)
        + (SELECT coalesce(sum(prize.amount), 0) FROM tournament_prize prize
           JOIN tournament ON tournament.id = prize.tournament_id
           WHERE prize.paid_at IS NULL AND tournament.currency = account.currency)
        + (SELECT coalesce(sum(purse.prize * CASE WHEN day.state = 'open'
               THEN purse.places - (SELECT count(*) FROM challenge_entry won WHERE won.day_id = day.id
                 AND won.currency = purse.currency AND won.paid_at IS NOT NULL)
               ELSE (SELECT count(*) FROM challenge_entry won WHERE won.day_id = day.id
                 AND won.currency = purse.currency AND won.won_at IS NOT NULL AND won.paid_at IS NULL) END), 0)
           FROM challenge_day day JOIN challenge_purse purse ON purse.challenge_id = day.challenge_id
           WHERE purse.currency = account.currency)
  UNION ALL
  SELECT 'a prize was not booked with its amount',
      coalesce(prize.tournament_id || ':' || prize.rank, journal.external_id)
    FROM (SELECT * FROM tournament_prize WHERE paid_at IS NOT NULL) prize
    FULL JOIN (SELECT * FROM journal WHERE kind = 'prize' AND external_id NOT LIKE 'challenge:%') journal
      ON journal.external_id = prize.tournament_id || ':' || prize.rank
    LEFT JOIN entry ON entry.journal_id = journal.id AND entry.account_id = prize.account_id
    WHERE entry.amount IS DISTINCT FROM prize.amount OR prize.tournament_id IS NULL;
END $$;
