-- What operators note about a player; only added to.
CREATE TABLE player_note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  -- The operator's name, as in the audit log.
  author text NOT NULL,
  -- Made by the console for one note: a request that is sent again adds none.
  key text NOT NULL,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  written_at timestamptz NOT NULL,
  UNIQUE (player_id, author, key)
);
CREATE INDEX player_note_latest ON player_note (player_id, id DESC);
CREATE TRIGGER player_note_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON player_note
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- All that was done about a player, or by them.
CREATE INDEX audit_log_subject ON audit_log (subject, position DESC);
CREATE INDEX audit_log_actor ON audit_log (actor, position DESC);
CREATE INDEX audit_log_bets ON audit_log (position DESC) WHERE subject LIKE 'bet:%';
