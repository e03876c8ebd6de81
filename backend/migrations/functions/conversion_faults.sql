-- Conversions of accounts that do not agree with the ledger, in words; empty when the books are right. The
-- counterpart of `ledger_faults`.
CREATE OR REPLACE FUNCTION conversion_faults() RETURNS TABLE (fault text, subject text)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY
  SELECT 'a conversion has no journal of its amounts', conversion.id::text
    FROM account_conversion conversion
    LEFT JOIN journal ON journal.source = 'conversion' AND journal.external_id = conversion.id::text
    LEFT JOIN entry taken ON taken.journal_id = journal.id AND taken.account_id = conversion.source_id
    LEFT JOIN entry given ON given.journal_id = journal.id AND given.account_id = conversion.target_id
    WHERE coalesce(-taken.amount, 0) <> conversion.taken OR coalesce(given.amount, 0) <> conversion.given;
END $$;
