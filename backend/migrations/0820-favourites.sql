-- What players have starred and pinned, on all their devices.
CREATE TABLE player_favourite (
  player_id bigint NOT NULL REFERENCES player (id),
  kind text NOT NULL CHECK (kind IN ('event', 'market', 'champ')),
  -- The number of an event or a championship, the code of a kind of market.
  value text NOT NULL,
  added_at timestamptz NOT NULL,
  -- Of those that were added at once, the first of the list has the highest.
  place smallint NOT NULL,
  PRIMARY KEY (player_id, kind, value)
);
