-- The checks of players' identity that another company makes, as far as it has reported.

CREATE TABLE identity_check (
  player_id bigint PRIMARY KEY REFERENCES player (id),
  provider text NOT NULL,
  -- Names the player at the provider; says nothing to anyone else.
  reference uuid NOT NULL UNIQUE,
  -- Names the player within the provider; unknown until it has reported.
  applicant_id text,
  state text NOT NULL CHECK (state IN ('started', 'checking', 'on-hold', 'retry', 'passed', 'failed')),
  -- What the player reads about a check that was not passed.
  reasons text[] NOT NULL DEFAULT '{}',
  -- When this state began, by the provider's clock: what is older changes nothing.
  reported_at timestamptz,
  -- Of the page it was opened on; notices about it are in it.
  language text NOT NULL,
  started_at timestamptz NOT NULL,
  -- When the provider was last asked for its state.
  looked_at timestamptz,
  CHECK (state IN ('retry', 'failed') OR reasons = '{}')
);
-- What the provider should have reported by now.
CREATE INDEX identity_check_open ON identity_check (coalesce(looked_at, started_at))
  WHERE state IN ('started', 'checking', 'on-hold');

-- What a provider reported, each report once. The body is not kept: it may describe the player.
CREATE TABLE identity_check_report (
  provider text NOT NULL,
  -- SHA-256 of the body.
  digest bytea NOT NULL,
  player_id bigint NOT NULL REFERENCES player (id),
  state text NOT NULL,
  -- By the provider's clock.
  reported_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (provider, digest)
);
CREATE INDEX identity_check_report_player ON identity_check_report (player_id, received_at DESC);

ALTER TABLE verification_event
  DROP CONSTRAINT verification_event_event_check,
  DROP CONSTRAINT verification_event_check,
  ADD CONSTRAINT verification_event_event_check CHECK (event IN (
    'uploaded', 'accepted', 'refused', 'requested', 'verified', 'unverified',
    'check-started', 'check-retry', 'check-failed', 'check-passed', 'check-requested')),
  ADD CONSTRAINT verification_event_check CHECK (
    (event IN ('uploaded', 'accepted', 'refused', 'requested')) = (kind IS NOT NULL));

ALTER TABLE mail DROP CONSTRAINT mail_kind_check, ADD CONSTRAINT mail_kind_check CHECK (kind IN (
  'recovery', 'activation', 'credentials', 'step-up', 'password-changed', 'phone-changed', 'data-changed',
  'deposit-refunded', 'withdrawal-paid', 'withdrawal-failed', 'withdrawal-rejected', 'support-answered',
  'two-factor-enabled', 'two-factor-disabled', 'two-factor-changed', 'passkey-added', 'passkey-removed',
  'email-change', 'email-changed', 'email-replaced', 'new-device', 'documents-checked', 'documents-requested',
  'two-factor-codes-renewed', 'promotion', 'sign-in-code', 'security-question-changed', 'history'));
