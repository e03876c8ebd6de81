-- Notices by text message, to players who have agreed to them.

ALTER TABLE contact_choice
  DROP CONSTRAINT contact_choice_channel_check,
  ADD CONSTRAINT contact_choice_channel_check CHECK (channel IN ('page', 'mail', 'push', 'sms')),
  DROP CONSTRAINT contact_choice_topic_check,
  ADD CONSTRAINT contact_choice_topic_check
    CHECK (topic IN ('bets', 'payments') OR (topic = 'account' AND channel = 'sms'));

-- Text messages that are to be sent, and for a day those that were: they count for the limit of a day. The text is
-- written and the phone looked up when it is sent.
CREATE TABLE sms_message (
  id uuid PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  topic text NOT NULL CHECK (topic IN ('bets', 'payments', 'account')),
  -- What happened, the facts that its text names, and what it is about: that is written about once.
  notice text NOT NULL,
  facts jsonb NOT NULL,
  cause text NOT NULL,
  attempts smallint NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  -- When it was given to the provider. It is not given again, also where the process died before the answer.
  handed_over_at timestamptz,
  UNIQUE (player_id, notice, cause)
);
CREATE INDEX sms_message_due ON sms_message (next_try_at) WHERE handed_over_at IS NULL;
CREATE INDEX sms_message_handed_over ON sms_message (player_id, handed_over_at);
