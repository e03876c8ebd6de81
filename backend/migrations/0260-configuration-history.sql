-- Who changed which group of the configuration, from what to what and why; rows are only ever added.
CREATE TABLE configuration_revision (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  made_at timestamptz NOT NULL,
  actor text NOT NULL,
  reason text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL
);
CREATE INDEX configuration_revision_newest ON configuration_revision (name, id DESC);

DO $$
BEGIN
  CREATE TRIGGER configuration_revision_append_only
    BEFORE UPDATE OR DELETE OR TRUNCATE ON configuration_revision
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  ALTER TABLE configuration_revision ENABLE ALWAYS TRIGGER configuration_revision_append_only;
  EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON configuration_revision FROM PUBLIC, %I', current_user);
END $$;
