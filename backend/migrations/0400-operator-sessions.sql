-- Sign-ins of the operator console. The browser holds a random secret; here is its digest, keyed with the
-- operator token, so that a new token ends them all and a copy of this table opens nothing.
CREATE TABLE operator_session (
  digest bytea PRIMARY KEY,
  operator text NOT NULL,
  began_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  CHECK (ends_at > began_at)
);
CREATE INDEX operator_session_end ON operator_session (ends_at);
