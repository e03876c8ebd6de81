-- Accounts that their players have secured after a sign-in that was not theirs.

-- Hours in which nothing leaves the account; an operator may end them.
CREATE TABLE withdrawal_freeze (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player (id),
  started_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > started_at),
  lifted_at timestamptz,
  lifted_by text,
  CHECK ((lifted_at IS NULL) = (lifted_by IS NULL))
);
CREATE INDEX withdrawal_freeze_of_player ON withdrawal_freeze (player_id, ends_at DESC);

ALTER TABLE mail_link DROP CONSTRAINT mail_link_purpose_check,
  ADD CONSTRAINT mail_link_purpose_check
    CHECK (purpose IN ('password', 'first-password', 'activation', 'email-undo', 'secure-account'));
