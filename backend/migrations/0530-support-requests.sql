-- What players ask Support, and what Support answers.

CREATE TABLE support_request (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001) PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  -- The client's key of its attempt: a lost response does not make a second request.
  key text NOT NULL,
  topic text NOT NULL CHECK (topic IN ('account', 'payments', 'bets', 'protection', 'technical', 'other')),
  -- Of a request to the payment consultant: which of its topics, and the payment it is about.
  payment_topic text CHECK (payment_topic IN ('deposit', 'withdrawal', 'methods')),
  payment_sub_topic text,
  payment_id uuid REFERENCES payment (id),
  -- Of the page it was written on; the mail about an answer is in it.
  language text NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'answered', 'closed')),
  created_at timestamptz NOT NULL,
  -- When the latest message was written, or it was closed.
  updated_at timestamptz NOT NULL,
  UNIQUE (player_id, key)
);
CREATE INDEX support_request_player ON support_request (player_id, updated_at DESC, id DESC);
-- The queue: whoever has waited longest comes first.
CREATE INDEX support_request_queue ON support_request (status, updated_at, id);

CREATE TABLE support_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id bigint NOT NULL REFERENCES support_request (id),
  author text NOT NULL CHECK (author IN ('player', 'support')),
  -- Of a follow-up, for the same reason as above.
  key text,
  text text NOT NULL CHECK (text <> ''),
  written_at timestamptz NOT NULL,
  UNIQUE (request_id, key)
);
CREATE INDEX support_message_request ON support_message (request_id, id);

ALTER TABLE mail DROP CONSTRAINT mail_kind_check, ADD CONSTRAINT mail_kind_check CHECK (kind IN (
  'recovery', 'activation', 'credentials', 'step-up', 'password-changed', 'phone-changed', 'data-changed',
  'deposit-refunded', 'withdrawal-paid', 'withdrawal-failed', 'withdrawal-rejected', 'support-answered'));
