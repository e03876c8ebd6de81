-- Whether the page that reported last played a video or a sound: a longer limit of inactivity counts.
ALTER TABLE player_session ADD COLUMN is_playing boolean NOT NULL DEFAULT false;
CREATE INDEX player_session_activity ON player_session ((coalesce(last_active_at, created_at)))
  WHERE ended_at IS NULL;
