-- Work that only a person can do, raised by the system or by an operator. Who closed a task and why is
-- in the audit log as well.
CREATE TABLE operator_task (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What is to be done: undecided-legs, …
  kind text NOT NULL CHECK (kind ~ '^[a-z][a-z-]{0,63}$'),
  -- What it is about, named as in the audit log: event:<id>, player:<id>, …
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
  -- Facts that the operator needs, by name; refreshed while the task is open.
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
