-- What the house writes to players, read in the account.

-- A message that an operator writes for one player or for a group. A job delivers it.
CREATE TABLE broadcast (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The console's key of its attempt: a lost response does not make a second broadcast.
  key text NOT NULL UNIQUE,
  -- Of what was sent with the key: another message with the same key is refused.
  request_digest bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN ('operator', 'promotion')),
  -- Whom it is for; a group without a field is not narrowed by it.
  player_id bigint REFERENCES player (id),
  countries text[],
  languages text[],
  currencies text[],
  standing text CHECK (standing IN ('good', 'banned', 'excluded')),
  -- By language: title, body and the name of the link.
  texts jsonb NOT NULL,
  -- The route of the product that its link opens.
  route text,
  send_at timestamptz NOT NULL,
  -- From when on it is shown no longer.
  ends_at timestamptz CHECK (ends_at > send_at),
  status text NOT NULL CHECK (status IN ('waiting', 'sending', 'sent', 'cancelled')),
  -- The job has decided about the players up to this one.
  reached_player bigint NOT NULL DEFAULT 0,
  delivered integer NOT NULL DEFAULT 0,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX broadcast_due ON broadcast (send_at) WHERE status IN ('waiting', 'sending');

CREATE TABLE inbox_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  kind text NOT NULL CHECK (kind IN ('operator', 'promotion', 'system')),
  broadcast_id bigint REFERENCES broadcast (id),
  -- Of a system message: what happened, and the facts that its text names.
  notice text,
  facts jsonb,
  -- Of a system message: its cause, which is written about once.
  cause text,
  created_at timestamptz NOT NULL,
  ends_at timestamptz,
  read_at timestamptz,
  archived_at timestamptz,
  CHECK ((kind = 'system') = (notice IS NOT NULL) AND (kind = 'system') = (broadcast_id IS NULL)),
  UNIQUE (player_id, broadcast_id),
  UNIQUE (player_id, notice, cause)
);
CREATE INDEX inbox_message_player ON inbox_message (player_id, id DESC);
CREATE INDEX inbox_message_unread ON inbox_message (player_id)
  WHERE read_at IS NULL AND archived_at IS NULL;
