-- Pictures with which players prove who they are, what was decided about them, and what was asked for.

-- The key that a player's pictures are encrypted with, itself encrypted with a key of the service. Without the
-- row the pictures are noise, backups of their files included.
CREATE TABLE identity_document_key (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  sealed bytea NOT NULL,
  made_at timestamptz NOT NULL
);

CREATE TABLE identity_document (
  -- Also the name of its file.
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  -- The client's key of its attempt, and the digest of what it sent: a lost response makes no second document.
  key text NOT NULL,
  digest bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN (
    'passport', 'identity-card-front', 'identity-card-back', 'driving-licence', 'proof-of-address')),
  state text NOT NULL CHECK (state IN ('checking', 'accepted', 'refused')),
  -- Of the page it was uploaded on; the mail about the decision is in it.
  language text NOT NULL,
  uploaded_at timestamptz NOT NULL,
  decided_at timestamptz,
  -- Of a refusal.
  reason text,
  note text,
  -- The last day on which an accepted document is valid, where it has one.
  expires_on date,
  -- When its file was erased: its time was over.
  erased_at timestamptz,
  UNIQUE (player_id, key),
  CHECK ((state = 'checking') = (decided_at IS NULL)),
  CHECK ((state = 'refused') = (reason IS NOT NULL))
);
CREATE INDEX identity_document_player ON identity_document (player_id, uploaded_at DESC);
-- One picture of a kind is checked at a time.
CREATE UNIQUE INDEX identity_document_checking ON identity_document (player_id, kind)
  WHERE state = 'checking';
-- The queue: what has waited longest comes first.
CREATE INDEX identity_document_queue ON identity_document (uploaded_at, id) WHERE state = 'checking';
-- What is to be erased next.
CREATE INDEX identity_document_stored ON identity_document (decided_at) WHERE erased_at IS NULL;

-- The last time that operators asked a player for a document.
CREATE TABLE identity_document_request (
  player_id bigint NOT NULL REFERENCES player (id),
  kind text NOT NULL CHECK (kind IN (
    'passport', 'identity-card-front', 'identity-card-back', 'driving-licence', 'proof-of-address')),
  note text,
  requested_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, kind)
);

-- What happened, as the player reads it.
CREATE TABLE verification_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  event text NOT NULL CHECK (event IN ('uploaded', 'accepted', 'refused', 'requested', 'verified')),
  kind text,
  reason text,
  note text,
  happened_at timestamptz NOT NULL,
  CHECK ((event = 'verified') = (kind IS NULL))
);
CREATE INDEX verification_event_player ON verification_event (player_id, id DESC);

ALTER TABLE mail DROP CONSTRAINT mail_kind_check, ADD CONSTRAINT mail_kind_check CHECK (kind IN (
  'recovery', 'activation', 'credentials', 'step-up', 'password-changed', 'phone-changed', 'data-changed',
  'deposit-refunded', 'withdrawal-paid', 'withdrawal-failed', 'withdrawal-rejected', 'support-answered',
  'two-factor-enabled', 'two-factor-disabled', 'documents-checked'));
