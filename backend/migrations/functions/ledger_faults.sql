-- Everything in the ledger that does not agree, in words; empty when the books are right. Reads the whole
-- ledger, from one snapshot when called in a transaction that has one.
-- Requires: settlement_reference
CREATE OR REPLACE FUNCTION ledger_faults() RETURNS TABLE (fault text, subject text)
LANGUAGE sql STABLE AS $$
  SELECT 'the ledger does not add up to zero', currency
    FROM entry GROUP BY currency HAVING sum(amount) <> 0
  UNION ALL
  SELECT 'a journal does not add up to zero', journal_id::text
    FROM entry GROUP BY journal_id, currency HAVING sum(amount) <> 0
  UNION ALL
  SELECT 'a journal has no entries', id::text
    FROM journal WHERE NOT EXISTS (SELECT FROM entry WHERE journal_id = journal.id)
  UNION ALL
  SELECT 'an entry has no journal', journal_id::text
    FROM entry WHERE NOT EXISTS (SELECT FROM journal WHERE id = entry.journal_id)
  UNION ALL
  SELECT 'an entry is in another currency than its account', entry.journal_id::text
    FROM entry LEFT JOIN account ON account.id = entry.account_id
    WHERE account.currency IS DISTINCT FROM entry.currency
  UNION ALL
  SELECT 'a balance is not the sum of its entries', account.id::text
    FROM account LEFT JOIN entry ON entry.account_id = account.id WHERE account.kind = 'player'
    GROUP BY account.id HAVING account.balance <> coalesce(sum(entry.amount), 0)
  UNION ALL
  SELECT 'a balance was wrong after an entry', journal_id::text FROM (
      SELECT journal_id, balance_after, sum(amount) OVER (
        PARTITION BY account_id ORDER BY journal_id) AS expected
      FROM entry WHERE balance_after IS NOT NULL
    ) running WHERE balance_after <> expected
  UNION ALL
  SELECT 'the stakes in play are not those of the open bets', account.id::text
    FROM account LEFT JOIN bet ON bet.account_id = account.id AND bet.status = 'open'
    GROUP BY account.id HAVING account.in_play <> coalesce(sum(bet.stake - bet.sold_stake), 0)
  UNION ALL
  SELECT 'the open stakes are not those of the open bets', account.currency
    FROM account WHERE kind = 'open-stakes'
    AND (SELECT coalesce(sum(amount), 0) FROM entry WHERE account_id = account.id)
      <> (SELECT coalesce(sum(stake - sold_stake), 0) FROM bet
          WHERE status = 'open' AND bet.currency = account.currency)
  UNION ALL
  SELECT 'the money reserved is not that of the open withdrawals', currency
    FROM account WHERE kind = 'withdrawals'
    AND (SELECT coalesce(sum(amount), 0) FROM entry WHERE account_id = account.id)
      <> (SELECT coalesce(sum(amount), 0) FROM payment
          WHERE kind = 'withdrawal' AND status = 'pending' AND payment.currency = account.currency)
  UNION ALL
  SELECT 'a bet has no stake journal of its amount', bet.id::text
    FROM bet LEFT JOIN journal ON journal.source = 'bet' AND journal.external_id = bet.id::text
    LEFT JOIN entry ON entry.journal_id = journal.id AND entry.account_id = bet.account_id
    WHERE entry.amount IS DISTINCT FROM -bet.stake
  UNION ALL
  SELECT 'a settled bet has no journal of its payout', bet.id::text
    FROM bet LEFT JOIN journal ON journal.source = 'settlement'
      AND journal.external_id = settlement_reference(bet.id, bet.revision)
    LEFT JOIN entry ON entry.journal_id = journal.id AND entry.account_id = bet.account_id
    WHERE (bet.status = 'open') = (journal.id IS NOT NULL)
      OR (bet.status <> 'open' AND coalesce(entry.amount, 0) <> bet.payout)
  UNION ALL
  SELECT 'the parts sold of a bet are not those of its sales', bet.id::text
    FROM bet LEFT JOIN bet_cash_out sale ON sale.bet_id = bet.id
    GROUP BY bet.id HAVING bet.sold_stake <> coalesce(sum(sale.stake), 0)
      - CASE WHEN bet.ended_by = 'cash-out' THEN bet.stake - bet.sold_stake ELSE 0 END
  UNION ALL
  SELECT 'a settlement was taken back without its reversal', correction.bet_id::text
    FROM bet_correction correction LEFT JOIN journal ON journal.source = 'reversal'
      AND journal.external_id = settlement_reference(correction.bet_id, correction.revision)
    LEFT JOIN bet ON bet.id = correction.bet_id
    LEFT JOIN entry ON entry.journal_id = journal.id AND entry.account_id = bet.account_id
    WHERE journal.id IS NULL OR coalesce(entry.amount, 0) <> -correction.payout
  UNION ALL
  SELECT 'a bet has no legs', bet.id::text
    FROM bet WHERE NOT EXISTS (SELECT FROM bet_leg WHERE bet_id = bet.id)
$$;
