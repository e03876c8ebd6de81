-- Rounds of virtual sports: what is published of each, and what decides it.

CREATE TABLE virtual_round (
  -- The id of its event; beyond those of every feed that counts from one.
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 500000000001) PRIMARY KEY,
  channel text NOT NULL,
  sport text NOT NULL,
  -- No bets are taken from then on.
  starts_at timestamptz NOT NULL,
  -- Its result counts, and the seed is shown.
  ends_at timestamptz NOT NULL,
  -- Who takes part and with which chances, published while bets are taken.
  card jsonb NOT NULL,
  -- What decides the round, with the salt: shown to nobody before it has ended.
  seed text NOT NULL,
  -- SHA-256 of the seed's text as hex, published while bets are taken.
  seed_hash text NOT NULL,
  -- Computed from all bets on the round, and so known to nobody before it was closed.
  salt text,
  -- How many bets the salt was computed from.
  bets integer,
  result jsonb,
  drawn_at timestamptz,
  CONSTRAINT virtual_round_once UNIQUE (channel, starts_at),
  CONSTRAINT virtual_round_times CHECK (starts_at < ends_at),
  CONSTRAINT virtual_round_drawn CHECK ((drawn_at IS NULL) = (salt IS NULL)
    AND (drawn_at IS NULL) = (bets IS NULL) AND (drawn_at IS NULL) = (result IS NULL))
);
CREATE INDEX virtual_round_due ON virtual_round (starts_at) WHERE drawn_at IS NULL;
CREATE INDEX virtual_round_ended ON virtual_round (ends_at);
