-- Notices to devices by web push, and settled bets that players are notified of.

-- A browser that a player has turned notices on in, until its session ends.
CREATE TABLE push_device (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  session_id uuid NOT NULL UNIQUE REFERENCES player_session (id) ON DELETE CASCADE,
  -- Where its push service takes messages.
  endpoint text NOT NULL UNIQUE,
  -- What messages to it are encrypted with, base64url (RFC 8291).
  public_key text NOT NULL,
  auth_secret text NOT NULL,
  added_at timestamptz NOT NULL
);
CREATE INDEX push_device_of_player ON push_device (player_id);

-- Messages to devices that are to be sent. The text is written when it is sent.
CREATE TABLE push_message (
  id uuid PRIMARY KEY,
  device_id bigint NOT NULL REFERENCES push_device (id) ON DELETE CASCADE,
  -- What happened, and the facts that its text names; or the promotion.
  notice text,
  facts jsonb,
  broadcast_id bigint REFERENCES broadcast (id),
  attempts smallint NOT NULL DEFAULT 0,
  written_at timestamptz NOT NULL,
  next_try_at timestamptz NOT NULL,
  CHECK ((notice IS NULL) <> (broadcast_id IS NULL) AND (notice IS NULL) = (facts IS NULL))
);
CREATE INDEX push_message_due ON push_message (next_try_at);
CREATE INDEX push_message_of_device ON push_message (device_id);

-- Settled bets whose players are to be notified: those alone who want to be.
CREATE TABLE settled_bet_notice (
  bet_id bigint PRIMARY KEY,
  player_id bigint NOT NULL,
  settled_at timestamptz NOT NULL
);
CREATE INDEX settled_bet_notice_of_player ON settled_bet_notice (player_id, settled_at);
CREATE TRIGGER bet_is_notified AFTER UPDATE ON bet FOR EACH ROW
  WHEN (OLD.status = 'open' AND NEW.status <> 'open' AND NEW.ended_by IS DISTINCT FROM 'cash-out')
  EXECUTE FUNCTION queue_settled_bet();

ALTER TABLE contact_choice
  DROP CONSTRAINT contact_choice_channel_check,
  ADD CONSTRAINT contact_choice_channel_check CHECK (channel IN ('page', 'mail', 'push'));
ALTER TABLE marketing_consent
  DROP CONSTRAINT marketing_consent_channel_check,
  ADD CONSTRAINT marketing_consent_channel_check CHECK (channel IN ('page', 'mail', 'push'));

ALTER TABLE mail
  -- What the text of a notice names, in addition to its payment.
  ADD COLUMN facts jsonb,
  DROP CONSTRAINT mail_kind_check,
  ADD CONSTRAINT mail_kind_check CHECK (kind IN (
    'recovery', 'activation', 'credentials', 'step-up', 'password-changed', 'phone-changed', 'data-changed',
    'deposit-refunded', 'withdrawal-paid', 'withdrawal-failed', 'withdrawal-rejected', 'support-answered',
    'two-factor-enabled', 'two-factor-disabled', 'two-factor-changed', 'passkey-added', 'passkey-removed',
    'email-change', 'email-changed', 'email-replaced', 'new-device', 'documents-checked', 'documents-requested',
    'documents-expiring', 'documents-expired',
    'two-factor-codes-renewed', 'promotion', 'sign-in-code', 'security-question-changed', 'history',
    'bets-settled', 'deposit-arrived', 'cashback-paid', 'limit-active', 'limit-changed', 'account-secured'));
