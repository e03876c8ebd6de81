-- Players who invite others, and what they get for it once.

-- The code of a player's own link.
CREATE TABLE friend_code (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  code text NOT NULL UNIQUE CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$')
);

CREATE TABLE invited_friend (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Attributed once, at the registration.
  friend_id bigint NOT NULL UNIQUE REFERENCES player (id),
  inviter_id bigint NOT NULL REFERENCES player (id),
  registered_at timestamptz NOT NULL,
  -- The terms of that day: what must be staked, in minor units of the club's currency, and until when; the
  -- reward on the inviter's main account, in minor units of its currency.
  required bigint NOT NULL CHECK (required > 0),
  required_currency text NOT NULL,
  until_at timestamptz NOT NULL,
  reward bigint NOT NULL CHECK (reward > 0),
  reward_currency text NOT NULL,
  -- Stakes of the friend that counted so far.
  staked bigint NOT NULL DEFAULT 0 CHECK (staked >= 0),
  -- `refused`: the two accounts belong to one person.
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'due', 'paid', 'expired', 'refused')),
  decided_at timestamptz,
  CONSTRAINT invited_friend_other CHECK (friend_id <> inviter_id),
  CONSTRAINT invited_friend_decided CHECK ((state = 'waiting') = (decided_at IS NULL))
);
CREATE INDEX invited_friend_of_inviter ON invited_friend (inviter_id, id DESC);
CREATE INDEX invited_friend_waiting ON invited_friend (until_at) WHERE state = 'waiting';
CREATE INDEX invited_friend_due ON invited_friend (id) WHERE state = 'due';
