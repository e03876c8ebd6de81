-- Legs that an operator made void, and why: the player is told the reason, not the operator's note.
ALTER TABLE bet_leg ADD COLUMN void_reason text
  CHECK (void_reason IS NULL OR result = 'void');
-- The same of a settlement that was taken back for it.
ALTER TABLE bet_correction ADD COLUMN void_reason text;
-- Events that are looked through for legs that nobody decides.
CREATE INDEX bet_leg_of_event ON bet_leg (event_id, outcome_id);

-- What operators voided, once for an idempotency key. The answer is missing while it is under way, or
-- after a kill until it is sent again.
CREATE TABLE event_void (
  idempotency_key text PRIMARY KEY,
  -- SHA-256 of what was asked for.
  payload_digest text NOT NULL,
  event_id bigint NOT NULL,
  actor text NOT NULL,
  asked_at timestamptz NOT NULL,
  -- Bets, legs and money as they were before.
  touched jsonb NOT NULL,
  answer jsonb
);
