-- What the house gives or lends: promo codes, advances and bonuses.
-- Replaces (0.1.0): 0163-promo-codes, 0166-advances, 0167-bonuses, 0286-withdraw-bonuses
-- Replaces (0.1.0): 0380-advance-cover, 0381-bonus-references, 0452-bonuses-of-corrected-bets
-- Replaces (0.1.0): 0460-wager-once

CREATE TABLE promo_code (
  code text PRIMARY KEY CHECK (code ~ '^[A-Z0-9-]{3,32}$'),
  -- NULL: any player, once each.
  player_id bigint,
  kind text NOT NULL CHECK (kind IN ('free-bet', 'win-boost')),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Free bet: the stake. Win boost: the maximum it adds.
  amount bigint CHECK (amount > 0),
  percent numeric(6, 2) CHECK (percent > 0),
  min_coef text,
  -- NULL: all coupon types that accept promo codes.
  types smallint[],
  expires_at timestamptz NOT NULL,
  CONSTRAINT promo_code_gives CHECK (CASE kind
    WHEN 'free-bet' THEN amount IS NOT NULL AND percent IS NULL
    ELSE percent IS NOT NULL END)
);
CREATE INDEX promo_code_of_player ON promo_code (player_id) WHERE player_id IS NOT NULL;

-- Once for a player; the bet is set in the transaction that places it.
CREATE TABLE promo_code_use (
  code text NOT NULL,
  player_id bigint NOT NULL,
  bet_id bigint,
  PRIMARY KEY (code, player_id)
);
CREATE INDEX promo_code_use_of_bet ON promo_code_use (bet_id);

-- Stakes that the house lends against the value of a player's open bets. They are repaid from the returns
-- of bets, never from deposits; what no bet can repay any more is written off.
CREATE TABLE advance (
  bet_id bigint PRIMARY KEY,
  account_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  repaid bigint NOT NULL DEFAULT 0 CHECK (repaid >= 0),
  forgone bigint NOT NULL DEFAULT 0 CHECK (forgone >= 0),
  CONSTRAINT advance_whole CHECK (repaid + forgone <= amount)
);
CREATE INDEX advance_outstanding ON advance (account_id) WHERE repaid + forgone < amount;

-- Money of the house on a player's bonus account (type 4), which becomes the player's own once it is
-- wagered, and returns to the house when it expires.
CREATE TABLE bonus (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL,
  account_id bigint NOT NULL,
  -- Named by the system that grants it; once for a player.
  reference text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- Stakes of settled bets that are required, and those that counted so far.
  required bigint NOT NULL CHECK (required > 0),
  wagered bigint NOT NULL DEFAULT 0 CHECK (wagered BETWEEN 0 AND required),
  -- Qualifying bets: of these types (NULL: any), with at least so many legs, each at least at this price.
  types smallint[],
  min_legs smallint NOT NULL,
  min_coef numeric NOT NULL,
  given_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'converted', 'ended')),
  ended_at timestamptz,
  -- Withdrawing own money ends it before it is wagered.
  is_lost_on_withdrawal boolean NOT NULL DEFAULT false,
  -- How often it was resumed: each end is a journal of its own.
  resumed smallint NOT NULL DEFAULT 0,
  -- Given up by the player or withdrawn by the house.
  is_withdrawn boolean NOT NULL DEFAULT false,
  CONSTRAINT bonus_ended CHECK ((state = 'active') = (ended_at IS NULL)),
  CONSTRAINT bonus_reference UNIQUE (player_id, reference)
);
CREATE UNIQUE INDEX bonus_active ON bonus (account_id) WHERE state = 'active';
CREATE INDEX bonus_of_player ON bonus (player_id, id);
