-- Returns the promo code of a bet that was refunded.
-- Called by tables: bet
CREATE OR REPLACE FUNCTION give_promo_code_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM promo_code_use WHERE bet_id = NEW.id;
  RETURN NULL;
END $$;
