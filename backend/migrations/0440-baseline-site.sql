-- Configuration, rules, texts and analytics of the site. Every process decides about requests from memory:
-- NOTIFY on `site_changed` names what to read again: `configuration`, `rules`, `terms` or `player <id>`.
-- Replaces (0.1.0): 0030-configuration, 0090-site-decisions, 0100-analytics, 0110-seo, 0145-dictionaries
-- Replaces (0.1.0): 0260-configuration-history, 0350-rules-for-everybody, 0351-site-changes

-- The site configuration by group; a group without a row has its default.
CREATE TABLE configuration_group (
  name text PRIMARY KEY,
  value jsonb NOT NULL CHECK (jsonb_typeof(value) = 'object'),
  updated_at timestamptz NOT NULL
);
CREATE TRIGGER site_changed AFTER INSERT OR UPDATE OR DELETE ON configuration_group
  FOR EACH STATEMENT EXECUTE FUNCTION tell_site_changed('configuration');

-- History of the configuration.
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
CREATE TRIGGER configuration_revision_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON configuration_revision
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE configuration_revision ENABLE ALWAYS TRIGGER configuration_revision_append_only;
REVOKE UPDATE, DELETE, TRUNCATE ON configuration_revision FROM PUBLIC, CURRENT_USER;

-- Block rules and redirects set by operators.
CREATE TABLE site_rule (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('block', 'redirect')),
  rule jsonb NOT NULL CHECK (jsonb_typeof(rule) = 'object'),
  updated_at timestamptz NOT NULL
);
CREATE INDEX site_rule_kind ON site_rule (kind);
CREATE TRIGGER site_changed AFTER INSERT OR UPDATE OR DELETE ON site_rule
  FOR EACH STATEMENT EXECUTE FUNCTION tell_site_changed('rules');

-- SEO data of a page, addressed by section, subsection and item; an empty language stands for every
-- language, an empty subsection for the whole section.
CREATE TABLE seo_page (
  lng text NOT NULL,
  stream text NOT NULL CHECK (stream <> ''),
  sub_section text NOT NULL,
  id text NOT NULL,
  -- Title, description, robots, metas, canonical, alternates, and the SEO block's style and HTML.
  data jsonb NOT NULL CHECK (jsonb_typeof(data) = 'object'),
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (lng, stream, sub_section, id)
);

-- Texts that operators edit outside releases; pages load the dictionaries that their route names.
CREATE TABLE dictionary (
  id text NOT NULL CHECK (id <> ''),
  language text NOT NULL CHECK (language ~ '^[a-z]{2}$'),
  -- A withdrawn dictionary is kept and served as unavailable.
  is_available boolean NOT NULL,
  texts jsonb NOT NULL CHECK (jsonb_typeof(texts) = 'object'),
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (id, language)
);

-- Analytics reported by pages. No row names a person without consent.
CREATE TABLE analytics_event (
  at timestamptz NOT NULL,
  number integer NOT NULL,
  visit text NOT NULL,
  route text NOT NULL,
  device text NOT NULL,
  language text NOT NULL,
  release text NOT NULL,
  data jsonb
);
CREATE INDEX analytics_event_at ON analytics_event USING brin (at);
CREATE INDEX analytics_event_number ON analytics_event (number, at);

CREATE TABLE analytics_vital (
  at timestamptz NOT NULL,
  name text NOT NULL,
  value double precision NOT NULL,
  visit text NOT NULL,
  route text NOT NULL,
  device text NOT NULL,
  release text NOT NULL
);
CREATE INDEX analytics_vital_name ON analytics_vital (name, at);

-- Keys shared by all instances, created by the first to need one.
CREATE TABLE service_secret (
  name text PRIMARY KEY,
  value bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
