-- Texts of the house that visitors read, by kind, in versions. What has been published stays as it was.
CREATE TABLE article_version (
  kind text NOT NULL CHECK (kind ~ '^[a-z][a-z-]{1,39}$'),
  version integer NOT NULL CHECK (version > 0),
  published_at timestamptz NOT NULL,
  published_by text NOT NULL,
  -- Players had to agree again before they continued.
  is_acceptance_required boolean NOT NULL,
  PRIMARY KEY (kind, version)
);
CREATE TRIGGER article_version_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON article_version
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE article_version ENABLE ALWAYS TRIGGER article_version_append_only;
-- References lock the row that they name, for which PostgreSQL requires UPDATE; the trigger refuses it.
REVOKE DELETE, TRUNCATE ON article_version FROM PUBLIC, CURRENT_USER;

CREATE TABLE article_text (
  kind text NOT NULL,
  version integer NOT NULL,
  language text NOT NULL CHECK (language ~ '^[a-z]{2}$'),
  title text NOT NULL CHECK (title <> ''),
  -- For search engines.
  description text NOT NULL,
  -- Markdown, with places for facts and generated parts.
  body text NOT NULL CHECK (body <> ''),
  -- What changed with this version, for players.
  summary text NOT NULL,
  PRIMARY KEY (kind, version, language),
  FOREIGN KEY (kind, version) REFERENCES article_version (kind, version)
);
CREATE TRIGGER article_text_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON article_text
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE article_text ENABLE ALWAYS TRIGGER article_text_append_only;
REVOKE UPDATE, DELETE, TRUNCATE ON article_text FROM PUBLIC, CURRENT_USER;

-- Which versions a player has agreed to, at registration or later.
CREATE TABLE article_acceptance (
  player_id bigint NOT NULL REFERENCES player (id),
  kind text NOT NULL,
  version integer NOT NULL,
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, kind, version),
  FOREIGN KEY (kind, version) REFERENCES article_version (kind, version)
);
CREATE TRIGGER registration_accepts AFTER INSERT ON player
  FOR EACH ROW EXECUTE FUNCTION accept_at_registration();
