-- The maintenance record has the names of its specification.
UPDATE configuration_group
SET value = (value - 'webState' - 'startsAt' - 'endsAt') || jsonb_strip_nulls(jsonb_build_object(
  'web_state', value -> 'webState',
  'started_at', value -> 'startsAt',
  'ended_at', value -> 'endsAt'
))
WHERE name = 'maintenance';

-- Rules of operators about who is blocked and which addresses have moved.
CREATE TABLE site_rule (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('block', 'redirect')),
  rule jsonb NOT NULL CHECK (jsonb_typeof(rule) = 'object'),
  updated_at timestamptz NOT NULL
);
CREATE INDEX site_rule_kind ON site_rule (kind);
