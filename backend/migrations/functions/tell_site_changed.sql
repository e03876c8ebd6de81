-- Notifies every instance of a change of the site's configuration, rules or terms.
-- Called by tables: configuration_group, site_rule, terms_version
CREATE OR REPLACE FUNCTION tell_site_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('site_changed', TG_ARGV[0]);
  RETURN NULL;
END $$;
