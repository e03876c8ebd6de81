-- Exchange rates: a player's limits apply across all accounts, whatever their currencies.
-- Replaces (0.1.0): 0370-exchange-rates

-- The rates of a day. A fixing is never changed: a correction is another fixing of that day, and what was
-- converted before keeps its fixing.
CREATE TABLE rate_fixing (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL,
  source text NOT NULL,
  set_at timestamptz NOT NULL
);
CREATE INDEX rate_fixing_latest ON rate_fixing (day DESC, id DESC);
CREATE TRIGGER rate_fixing_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON rate_fixing
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE rate_fixing ENABLE ALWAYS TRIGGER rate_fixing_append_only;

-- Units of the currency for one euro.
CREATE TABLE exchange_rate (
  fixing_id integer NOT NULL REFERENCES rate_fixing (id),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  rate numeric NOT NULL CHECK (rate > 0),
  PRIMARY KEY (fixing_id, currency)
);
CREATE TRIGGER exchange_rate_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON exchange_rate
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE exchange_rate ENABLE ALWAYS TRIGGER exchange_rate_append_only;
