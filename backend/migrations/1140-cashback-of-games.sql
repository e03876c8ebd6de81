-- Cashback of games: a share of the net loss in rounds, and the premium one, a share of what was staked in them.

-- Closed rounds that were closed, or changed afterwards, since they were last counted. A round may be there several
-- times.
CREATE TABLE loyalty_round_queue (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  round_id bigint NOT NULL
);
CREATE TRIGGER round_counts_for_loyalty AFTER UPDATE ON game_round FOR EACH ROW
  WHEN (OLD.closed_at IS NOT NULL OR NEW.closed_at IS NOT NULL)
  EXECUTE FUNCTION queue_round_for_loyalty();

-- What of each round has been counted, in minor units of its account. One that changes afterwards is counted with
-- the difference.
CREATE TABLE counted_round (
  round_id bigint PRIMARY KEY REFERENCES game_round (id),
  staked bigint NOT NULL CHECK (staked >= 0),
  returned bigint NOT NULL CHECK (returned >= 0),
  counted_at timestamptz NOT NULL
);

ALTER TABLE cashback_period
  DROP CONSTRAINT cashback_period_product_check,
  ADD CONSTRAINT cashback_period_product_check CHECK (product IN ('sport', 'casino', 'premium')),
  DROP COLUMN amount,
  -- Rounded down to the minor unit.
  ADD COLUMN amount bigint NOT NULL GENERATED ALWAYS AS (floor(greatest(0,
    CASE product WHEN 'premium' THEN staked ELSE staked - returned END) * percent / 100)::bigint) STORED,
  ADD CONSTRAINT cashback_period_state CHECK (state = 'running' OR (state = 'nothing') = (amount = 0));
