-- Adds an entry to the audit log, chained to the one before by its hash. Returns its position.
CREATE OR REPLACE FUNCTION append_audit(
  at timestamptz, actor text, action text, subject text, before jsonb, after jsonb, reason text
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  latest audit_log;
  added audit_log;
BEGIN
  -- One writer at a time: the chain has no branches.
  PERFORM pg_advisory_xact_lock(hashtext('audit-log'));
  SELECT * INTO latest FROM audit_log ORDER BY position DESC LIMIT 1;
  added := ROW(coalesce(latest.position, 0) + 1, at, actor, action, subject, before, after, reason,
    NULL)::audit_log;
  added.hash := audit_hash(latest.hash, added);
  INSERT INTO audit_log SELECT added.*;
  RETURN added.position;
END $$;
