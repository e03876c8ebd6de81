-- The club: points for the stakes of decided bets, and levels that never fall. Nothing of it is money.

-- Bets of which something was decided since they were last counted. A bet may be there several times.
CREATE TABLE loyalty_queue (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bet_id bigint NOT NULL
);
CREATE TRIGGER bet_counts_for_loyalty AFTER UPDATE ON bet FOR EACH ROW
  WHEN (NEW.status <> OLD.status OR NEW.sold_stake <> OLD.sold_stake OR NEW.revision <> OLD.revision)
  EXECUTE FUNCTION queue_for_loyalty();

-- What of each bet has been counted, in minor units of its account. A bet that changes afterwards is counted
-- with the difference.
CREATE TABLE counted_bet (
  bet_id bigint PRIMARY KEY,
  player_id bigint NOT NULL,
  account_id bigint NOT NULL,
  staked bigint NOT NULL CHECK (staked >= 0),
  returned bigint NOT NULL CHECK (returned >= 0),
  -- Of the stake, in minor units of the club's currency, and the points for it.
  club_stake bigint NOT NULL CHECK (club_stake >= 0),
  points bigint NOT NULL CHECK (points >= 0),
  counted_at timestamptz NOT NULL
);
CREATE INDEX counted_bet_of_player ON counted_bet (player_id, counted_at DESC);

CREATE TABLE club_member (
  player_id bigint PRIMARY KEY,
  points bigint NOT NULL DEFAULT 0 CHECK (points >= 0),
  -- The highest that was ever reached.
  level text NOT NULL DEFAULT 'copper' CHECK (level IN (
    'copper', 'bronze', 'silver', 'gold', 'ruby', 'sapphire', 'diamond')),
  level_since timestamptz NOT NULL
);
