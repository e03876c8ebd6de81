-- Versions of plugins that section teams publish. A version and its files come in one statement, so
-- that there is the whole of it or nothing; rows are only ever added, so that it never changes.
CREATE TABLE importmap_version (
  plugin text NOT NULL,
  version text NOT NULL,
  -- Of the files and what is said about them: tells a repeated upload from another one.
  digest text NOT NULL,
  artefact jsonb NOT NULL,
  published_by text NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (plugin, version)
);
CREATE INDEX importmap_version_newest ON importmap_version (plugin, sequence DESC);

CREATE TABLE importmap_file (
  plugin text NOT NULL,
  version text NOT NULL,
  file text NOT NULL,
  bytes bytea NOT NULL,
  -- The copy that browsers are sent; NULL for what does not get smaller.
  brotli bytea,
  -- No foreign key: its check locks rows, which takes the right to change them.
  PRIMARY KEY (plugin, version, file)
);
ALTER TABLE importmap_file ALTER COLUMN bytes SET STORAGE EXTERNAL;
ALTER TABLE importmap_file ALTER COLUMN brotli SET STORAGE EXTERNAL;

DO $$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['importmap_version', 'importmap_file'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE OR TRUNCATE ON %I '
      'FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', kept || '_append_only', kept);
    EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER %I', kept, kept || '_append_only');
    EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %I FROM PUBLIC, %I', kept, current_user);
  END LOOP;
END $$;
