-- Offers of the house that a player takes part in by a press of their own.

CREATE TABLE special_offer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The console's key of its attempt, and the digest of what was sent with it.
  key text NOT NULL UNIQUE,
  request_digest bytea NOT NULL,
  -- By language: title, text and terms.
  texts jsonb NOT NULL,
  -- Whom it is for; an offer without a list is not narrowed by it.
  countries text[],
  levels text[],
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- The free bet that a player who takes part gets once, in minor units, and for how many days.
  free_bet bigint NOT NULL CHECK (free_bet > 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  min_coef text,
  days smallint NOT NULL CHECK (days BETWEEN 1 AND 365),
  withdrawn_at timestamptz,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX special_offer_open ON special_offer (ends_at) WHERE withdrawn_at IS NULL;

-- A player's opt-in, once for an offer.
CREATE TABLE special_offer_entry (
  offer_id bigint NOT NULL REFERENCES special_offer (id),
  player_id bigint NOT NULL REFERENCES player (id),
  entered_at timestamptz NOT NULL,
  -- The promo code that it brought.
  code text NOT NULL,
  PRIMARY KEY (offer_id, player_id)
);
CREATE INDEX special_offer_entry_player ON special_offer_entry (player_id);
