-- What games have returned to players by day (UTC): closed rounds with a stake, recounted for the last days.
CREATE TABLE game_return (
  provider text NOT NULL,
  game text NOT NULL,
  currency text NOT NULL,
  day date NOT NULL,
  rounds bigint NOT NULL CHECK (rounds > 0),
  -- Minor units.
  staked bigint NOT NULL CHECK (staked > 0),
  won bigint NOT NULL CHECK (won >= 0),
  -- Of the stakes of rounds: how far the return may be from the declared one depends on it.
  staked_squares numeric NOT NULL CHECK (staked_squares > 0),
  PRIMARY KEY (provider, game, currency, day)
);
CREATE INDEX game_return_by_day ON game_return (day);
