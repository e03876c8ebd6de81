-- Operators with a name, a password and roles. The operator token signs in beside them and may do everything.
CREATE TABLE operator_account (
  -- As histories and the audit log name the operator; the token's own names are no one's.
  name text PRIMARY KEY CHECK (name ~ '^[a-z][a-z0-9._-]{1,31}$'
    AND name NOT IN ('operator', 'system', 'health')),
  roles text[] NOT NULL CHECK (cardinality(roles) > 0
    AND roles <@ ARRAY['support', 'payments', 'risk', 'content', 'admin']),
  -- NULL until the operator has set one by the link.
  password_hash text,
  -- The link with which a password is set, once.
  link_digest bytea UNIQUE,
  link_expires_at timestamptz,
  -- Raised by each change of another operator, so that two who meet do not undo each other's.
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  signed_in_at timestamptz,
  switched_off_at timestamptz,
  CHECK ((link_digest IS NULL) = (link_expires_at IS NULL))
);

-- Whose sign-in it is; NULL for one with a token.
ALTER TABLE operator_session ADD COLUMN account text REFERENCES operator_account (name);
CREATE INDEX operator_session_account ON operator_session (account) WHERE account IS NOT NULL;
