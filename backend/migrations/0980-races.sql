-- What withdrawals from a race take from the winnings of a leg that was struck before them, in percent (Rule 4);
-- `settled_price` is the price that is left, or the starting price of a leg that was taken at it.
ALTER TABLE bet_leg ADD COLUMN deduction smallint CHECK (deduction BETWEEN 1 AND 90);

-- Races that were run, as their pages show them.
CREATE TABLE race_result (
  event_id bigint PRIMARY KEY,
  sport text NOT NULL,
  starts_at timestamptz NOT NULL,
  race jsonb NOT NULL,
  recorded_at timestamptz NOT NULL
);
CREATE INDEX race_result_latest ON race_result (sport, starts_at DESC, event_id DESC);
CREATE INDEX race_result_recorded ON race_result (recorded_at);
