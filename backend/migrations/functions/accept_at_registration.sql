-- Registration is the first agreement.
-- Called by tables: player
CREATE OR REPLACE FUNCTION accept_at_registration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM accept_articles(NEW.id, NEW.terms_accepted_at);
  RETURN NULL;
END $$;
