-- Toto: tickets on the results of matches. A round is a draw without a seed, which its matches decide.

ALTER TABLE lottery_draw ALTER COLUMN seed DROP NOT NULL, ALTER COLUMN seed_hash DROP NOT NULL,
  ADD CONSTRAINT lottery_draw_seed CHECK ((seed IS NULL) = (seed_hash IS NULL)),
  DROP CONSTRAINT lottery_draw_numbers,
  ADD CONSTRAINT lottery_draw_numbers CHECK (
    (status = 'held' AND seed IS NOT NULL) = (numbers IS NOT NULL AND salt IS NOT NULL));

-- A match of a round, with its names as they were when the round was opened.
CREATE TABLE toto_match (
  draw_id bigint NOT NULL REFERENCES lottery_draw (id),
  -- From zero: the place of its marks in tickets.
  place smallint NOT NULL,
  event_id bigint NOT NULL,
  starts_at timestamptz NOT NULL,
  slug text NOT NULL,
  champ jsonb NOT NULL,
  home jsonb NOT NULL,
  away jsonb NOT NULL,
  -- By what the round was shared: an outcome of the toto's market, or `void`. Later corrections do not change it.
  outcome text,
  PRIMARY KEY (draw_id, place),
  CONSTRAINT toto_match_once UNIQUE (draw_id, event_id)
);
