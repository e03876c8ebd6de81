-- The site configuration by group. A group without a row has its default from the code.

CREATE TABLE configuration_group (
  name text PRIMARY KEY,
  value jsonb NOT NULL CHECK (jsonb_typeof(value) = 'object'),
  updated_at timestamptz NOT NULL
);
