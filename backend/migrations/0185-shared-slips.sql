-- Slips that players hand on by a short code: what is bet on and how, never an amount or a person.

CREATE TABLE shared_slip (
  code text PRIMARY KEY CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  slip jsonb NOT NULL,
  -- Names of the events at the time, for those that are over when the slip is opened.
  events jsonb NOT NULL,
  shared_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX shared_slip_expires_at ON shared_slip (expires_at);
