-- The games that providers offer, as they said last; players star them, and what is played is counted.

CREATE TABLE game (
  provider text NOT NULL,
  -- The provider's code of it.
  code text NOT NULL,
  name text NOT NULL,
  -- Who made it: the provider itself, or one of many whose games it passes on.
  maker text NOT NULL,
  maker_name text NOT NULL,
  -- Words of addresses, as features.
  category text NOT NULL,
  features text[] NOT NULL DEFAULT '{}',
  volatility text CHECK (volatility IN ('low', 'medium', 'high')),
  -- Theoretical return to players, percent: a range where it depends on the bet.
  rtp_least numeric,
  rtp_most numeric,
  is_demo_possible boolean NOT NULL,
  -- Minor units of a currency of two digits.
  most_win bigint,
  -- By currency, {least, most} in minor units.
  stakes jsonb NOT NULL DEFAULT '{}',
  -- Still in the provider's list.
  is_listed boolean NOT NULL DEFAULT true,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (provider, code),
  CHECK ((rtp_least IS NULL) = (rtp_most IS NULL) AND rtp_least <= rtp_most)
);

ALTER TABLE player_favourite
  DROP CONSTRAINT player_favourite_kind_check,
  ADD CONSTRAINT player_favourite_kind_check CHECK (kind IN ('event', 'market', 'champ', 'team', 'game'));

-- Who has played what, counted from rounds.
CREATE TABLE game_played (
  player_id bigint NOT NULL,
  provider text NOT NULL,
  game text NOT NULL,
  rounds bigint NOT NULL CHECK (rounds > 0),
  last_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, provider, game)
);
CREATE INDEX game_played_lately ON game_played (provider, game, last_at DESC);

-- The last round that is counted.
CREATE TABLE game_played_cursor (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  round_id bigint NOT NULL
);
INSERT INTO game_played_cursor (round_id) VALUES (0);
