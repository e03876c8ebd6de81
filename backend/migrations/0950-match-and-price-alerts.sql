-- Matches that players follow, prices that they wait for, and the notices that come of both.

CREATE TABLE match_follow (
  player_id bigint NOT NULL REFERENCES player (id),
  event_id bigint NOT NULL,
  -- What they are notified of.
  moments text[] NOT NULL CHECK (cardinality(moments) > 0),
  -- What they have been notified of, or was past when they began to follow.
  notified text[] NOT NULL,
  -- Teams, competition and address of the match.
  match jsonb NOT NULL,
  starts_at timestamptz NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, event_id)
);
CREATE INDEX match_follow_of_event ON match_follow (event_id);
CREATE INDEX match_follow_started ON match_follow (starts_at);

CREATE TABLE price_alert (
  player_id bigint NOT NULL REFERENCES player (id),
  outcome_id text NOT NULL,
  event_id bigint NOT NULL,
  direction text NOT NULL CHECK (direction IN ('at-least', 'at-most')),
  -- Decimal text, as the player set it.
  price text NOT NULL,
  match jsonb NOT NULL,
  starts_at timestamptz NOT NULL,
  -- Of the request that set it: one that is sent again sets nothing again.
  request_key text NOT NULL,
  added_at timestamptz NOT NULL,
  -- The price that reached it; once and no more.
  reached_price text,
  reached_at timestamptz,
  PRIMARY KEY (player_id, outcome_id),
  CHECK ((reached_price IS NULL) = (reached_at IS NULL))
);
CREATE INDEX price_alert_waiting ON price_alert (event_id) WHERE reached_at IS NULL;
CREATE INDEX price_alert_started ON price_alert (starts_at);

-- Notices that are to be written, in the order of what happened.
CREATE TABLE alert_notice (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  kind text NOT NULL,
  -- What the notice is written about once.
  cause text NOT NULL,
  facts jsonb NOT NULL,
  happened_at timestamptz NOT NULL
);

ALTER TABLE contact_choice
  DROP CONSTRAINT contact_choice_topic_check,
  ADD CONSTRAINT contact_choice_topic_check CHECK (
    topic IN ('bets', 'payments', 'matches', 'prices') AND (channel <> 'sms' OR topic IN ('bets', 'payments'))
    OR (topic = 'account' AND channel = 'sms'));

ALTER TABLE mail
  DROP CONSTRAINT mail_kind_check,
  ADD CONSTRAINT mail_kind_check CHECK (kind IN (
    'recovery', 'activation', 'credentials', 'step-up', 'password-changed', 'phone-changed', 'data-changed',
    'deposit-refunded', 'withdrawal-paid', 'withdrawal-failed', 'withdrawal-rejected', 'support-answered',
    'two-factor-enabled', 'two-factor-disabled', 'two-factor-changed', 'passkey-added', 'passkey-removed',
    'email-change', 'email-changed', 'email-replaced', 'new-device', 'documents-checked', 'documents-requested',
    'documents-expiring', 'documents-expired',
    'two-factor-codes-renewed', 'promotion', 'sign-in-code', 'security-question-changed', 'history',
    'bets-settled', 'deposit-arrived', 'cashback-paid', 'limit-active', 'limit-changed', 'account-secured',
    'referral-paid', 'match-started', 'match-score', 'match-half-time', 'match-ended', 'match-called-off', 'price-risen',
    'price-fallen'));
