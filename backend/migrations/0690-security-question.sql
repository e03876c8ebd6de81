-- What a player is asked besides the link or code of a message when they recover the password.
CREATE TABLE security_question (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  -- One of the site's questions, or the player's own words.
  question text,
  own_question text,
  -- Argon2id of the answer without case, marks and spaces.
  answer_hash text NOT NULL,
  set_at timestamptz NOT NULL,
  -- Wrong answers since the last right one, the last a day ago at most.
  failures smallint NOT NULL DEFAULT 0,
  failed_at timestamptz,
  CHECK ((question IS NULL) <> (own_question IS NULL))
);

ALTER TABLE mail DROP CONSTRAINT mail_kind_check, ADD CONSTRAINT mail_kind_check CHECK (kind IN (
  'recovery', 'activation', 'credentials', 'step-up', 'password-changed', 'phone-changed', 'data-changed',
  'deposit-refunded', 'withdrawal-paid', 'withdrawal-failed', 'withdrawal-rejected', 'support-answered',
  'two-factor-enabled', 'two-factor-disabled', 'two-factor-changed', 'passkey-added', 'passkey-removed',
  'email-change', 'email-changed', 'email-replaced', 'new-device', 'documents-checked',
  'two-factor-codes-renewed', 'promotion', 'sign-in-code', 'security-question-changed'));
