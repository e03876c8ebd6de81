-- Tasks and sessions of operators.
-- Replaces (0.1.0): 0390-operator-tasks, 0400-operator-sessions

-- Work for a person, raised by the system or by an operator. Who closed a task and why is in the audit log
-- too.
CREATE TABLE operator_task (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The work: undecided-legs, …
  kind text NOT NULL CHECK (kind ~ '^[a-z][a-z-]{0,63}$'),
  -- What it is about, named as in the audit log: event:<id>, player:<id>, …
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
  -- Facts for the operator, by name; refreshed while the task is open.
  detail jsonb NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
  opened_at timestamptz NOT NULL,
  opened_by text NOT NULL,
  closed_at timestamptz,
  closed_by text,
  -- What the operator did about it.
  note text,
  CONSTRAINT operator_task_once UNIQUE (kind, subject),
  CONSTRAINT operator_task_closed CHECK ((state = 'closed') = (closed_at IS NOT NULL)
    AND (state = 'closed') = (closed_by IS NOT NULL))
);
CREATE INDEX operator_task_open ON operator_task (id) WHERE state = 'open';

-- Sessions of the operator console. The browser holds a random secret; the row has its digest, keyed with
-- the operator token: a new token ends all sessions, and a copy of this table opens none.
CREATE TABLE operator_session (
  digest bytea PRIMARY KEY,
  operator text NOT NULL,
  began_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  CHECK (ends_at > began_at)
);
CREATE INDEX operator_session_end ON operator_session (ends_at);
