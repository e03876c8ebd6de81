-- Notifies every instance of a change of the site's configuration, rules or terms.
CREATE OR REPLACE FUNCTION tell_site_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('site_changed', TG_ARGV[0]);
  RETURN NULL;
END $$;
