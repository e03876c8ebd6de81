-- Exchange rates: player limits hold across the accounts of a player, whatever their currencies.

-- The rates published for a day. A fixing is never changed: a correction is another one of that day,
-- and what was converted before keeps the fixing it was converted with.
CREATE TABLE rate_fixing (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL,
  source text NOT NULL,
  set_at timestamptz NOT NULL
);
CREATE INDEX rate_fixing_latest ON rate_fixing (day DESC, id DESC);

-- Units of the currency for one euro.
CREATE TABLE exchange_rate (
  fixing_id integer NOT NULL REFERENCES rate_fixing (id),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  rate numeric NOT NULL CHECK (rate > 0),
  PRIMARY KEY (fixing_id, currency)
);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['rate_fixing', 'exchange_rate'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', name || '_append_only', name);
    EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER %I', name, name || '_append_only');
  END LOOP;
END $$;

-- The fixing in effect at a moment: the last one of that day (UTC), else of the latest day before it.
CREATE FUNCTION fixing_at(moment timestamptz) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT id FROM rate_fixing WHERE day <= (moment AT TIME ZONE 'UTC')::date
  ORDER BY day DESC, id DESC LIMIT 1
$$;

-- Every movement of money keeps the fixing of its own day. What is older than the first fixing counts
-- at that one.
ALTER TABLE journal ADD COLUMN fixing_id integer DEFAULT 1;
ALTER TABLE journal ALTER COLUMN fixing_id DROP DEFAULT;
ALTER TABLE payment ADD COLUMN fixing_id integer DEFAULT 1;
ALTER TABLE payment ALTER COLUMN fixing_id DROP DEFAULT;

CREATE FUNCTION fix_journal_rates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.fixing_id := fixing_at(NEW.at);
  RETURN NEW;
END $$;
CREATE TRIGGER journal_rates BEFORE INSERT ON journal
  FOR EACH ROW EXECUTE FUNCTION fix_journal_rates();

CREATE FUNCTION fix_payment_rates() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.fixing_id := fixing_at(NEW.created_at);
  RETURN NEW;
END $$;
CREATE TRIGGER payment_rates BEFORE INSERT ON payment
  FOR EACH ROW EXECUTE FUNCTION fix_payment_rates();
