-- Advances that do not agree with the ledger or that nothing can repay, in words; empty when the books
-- are right. The counterpart of `ledger_faults`.
CREATE OR REPLACE FUNCTION advance_faults() RETURNS TABLE (fault text, subject text) LANGUAGE sql STABLE AS $$
  SELECT 'the advances are not those owed', house.currency
    FROM account house WHERE house.kind = 'advances'
    AND (SELECT coalesce(sum(amount), 0) FROM entry WHERE account_id = house.id)
      <> -(SELECT coalesce(sum(advance.amount - repaid - forgone), 0) FROM advance
           JOIN account ON account.id = advance.account_id AND account.currency = house.currency)
  UNION ALL
  SELECT 'an advance is owed that nothing open can repay', account_id::text
    FROM advance WHERE repaid + forgone < amount
    AND NOT EXISTS (SELECT FROM bet WHERE bet.account_id = advance.account_id AND status = 'open')
$$;
