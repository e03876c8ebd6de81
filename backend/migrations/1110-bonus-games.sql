-- Free tries of the bonus games. A row is made when its player first sees the hash of its seed, taken by the first
-- opening, and ended by the last one: a try is one row for ever.
CREATE TABLE bonus_game_try (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001) PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  game text NOT NULL,
  -- Shown to nobody before the try has ended.
  server_seed text NOT NULL,
  made_at timestamptz NOT NULL,
  -- Which try this is, once: `day:<date>:<number>` for a free one, `try:<id>` for one that another try has won.
  claim text,
  client_seed text,
  -- What the prizes were when it began, in minor units.
  terms jsonb,
  opened smallint[] NOT NULL DEFAULT '{}',
  begun_at timestamptz,
  prize text CHECK (prize IN ('nothing', 'try', 'small', 'medium', 'large')),
  -- The promo code of a free bet.
  code text,
  -- Until when the prize can be used.
  expires_at timestamptz,
  finished_at timestamptz,
  CONSTRAINT bonus_game_try_begun CHECK ((claim IS NOT NULL) = (begun_at IS NOT NULL)
    AND (claim IS NOT NULL) = (client_seed IS NOT NULL) AND (claim IS NOT NULL) = (terms IS NOT NULL)
    AND (claim IS NOT NULL) = (cardinality(opened) > 0)),
  CONSTRAINT bonus_game_try_finished CHECK ((finished_at IS NOT NULL) = (prize IS NOT NULL)
    AND (finished_at IS NULL OR begun_at IS NOT NULL)),
  CONSTRAINT bonus_game_try_gave CHECK ((code IS NOT NULL) = coalesce(prize IN ('small', 'medium', 'large'), false)
    AND (expires_at IS NOT NULL) = coalesce(prize <> 'nothing', false))
);
CREATE UNIQUE INDEX bonus_game_try_current ON bonus_game_try (player_id, game) WHERE finished_at IS NULL;
CREATE UNIQUE INDEX bonus_game_try_claim ON bonus_game_try (player_id, game, claim) WHERE claim IS NOT NULL;
CREATE INDEX bonus_game_try_of_player ON bonus_game_try (player_id, game, id DESC) WHERE finished_at IS NOT NULL;
