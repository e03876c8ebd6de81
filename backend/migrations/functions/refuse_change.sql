-- Keeps a table append-only.
-- Called by tables: account_conversion, article_text, article_version, audit_log, configuration_revision, entry, exchange_rate
-- Called by tables: importmap_file
-- Called by tables: importmap_revision, importmap_version, journal, marketing_consent, player_note
-- Called by tables: rate_fixing
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: it is only added to', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege';
END $$;
