-- Prizes of challenges that do not agree with the ledger, in words; empty when the books are right. The counterpart of
-- `tournament_faults`, which compares what is reserved.
CREATE OR REPLACE FUNCTION challenge_faults() RETURNS TABLE (fault text, subject text)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  SELECT 'the prize of a challenge was not booked with its amount',
      coalesce('challenge:' || paid.day_id || ':' || paid.player_id, journal.external_id)
    FROM (
      SELECT won.day_id, won.player_id, won.account_id, purse.prize FROM challenge_entry won
      JOIN challenge_day day ON day.id = won.day_id
      JOIN challenge_purse purse ON purse.challenge_id = day.challenge_id AND purse.currency = won.currency
      WHERE won.paid_at IS NOT NULL
    ) paid
    FULL JOIN (SELECT * FROM journal WHERE kind = 'prize' AND external_id LIKE 'challenge:%') journal
      ON journal.external_id = 'challenge:' || paid.day_id || ':' || paid.player_id
    LEFT JOIN entry ON entry.journal_id = journal.id AND entry.account_id = paid.account_id
    WHERE entry.amount IS DISTINCT FROM paid.prize OR paid.day_id IS NULL
  UNION ALL
  SELECT 'more players than places are in a day of a challenge', taken.day_id::text
    FROM (SELECT day_id, currency, count(*) AS players FROM challenge_entry GROUP BY day_id, currency) taken
    JOIN challenge_day day ON day.id = taken.day_id
    LEFT JOIN challenge_purse purse
      ON purse.challenge_id = day.challenge_id AND purse.currency = taken.currency
    WHERE taken.players > coalesce(purse.places, 0);
END $$;
