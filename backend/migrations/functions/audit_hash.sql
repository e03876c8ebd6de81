-- The hash of an entry of the audit log, over its contents and the hash of the entry before.
CREATE OR REPLACE FUNCTION audit_hash(previous bytea, entry audit_log) RETURNS bytea
LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(coalesce(previous, ''::bytea) || convert_to(jsonb_build_array(
    entry.position, extract(epoch FROM entry.at), entry.actor, entry.action, entry.subject,
    entry.before, entry.after, entry.reason)::text, 'UTF8'))
$$;
