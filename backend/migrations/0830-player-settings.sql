-- The settings of the page that players have chosen, on all their devices; those of the device itself stay there.
CREATE TABLE player_setting (
  player_id bigint NOT NULL REFERENCES player (id),
  id text NOT NULL,
  value jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, id)
);
