-- Gives a journal the exchange rates in effect at its time.
-- Called by tables: journal
CREATE OR REPLACE FUNCTION fix_journal_rates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.fixing_id := fixing_at(NEW.at);
  RETURN NEW;
END $$;
