-- The position of the first entry of the audit log whose hash or position is wrong; empty when the chain
-- is intact.
-- Requires: audit_hash
CREATE OR REPLACE FUNCTION audit_faults() RETURNS SETOF bigint LANGUAGE sql STABLE AS $$
  SELECT chained.position FROM (
    SELECT log.position, log.hash,
      audit_hash(lag(log.hash) OVER ordered, log) AS expected,
      row_number() OVER ordered AS counted
    FROM audit_log log WINDOW ordered AS (ORDER BY log.position)
  ) chained
  WHERE chained.hash <> chained.expected OR chained.position <> chained.counted
  ORDER BY chained.position LIMIT 1
$$;
