-- Gives a payment the exchange rates in effect when it was created.
-- Called by tables: payment
CREATE OR REPLACE FUNCTION fix_payment_rates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.fixing_id := fixing_at(NEW.created_at);
  RETURN NEW;
END $$;
