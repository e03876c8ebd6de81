-- The fixing in effect at a moment: the last one of that day (UTC), else of the latest day before it.
CREATE OR REPLACE FUNCTION fixing_at(moment timestamptz) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT id FROM rate_fixing WHERE day <= (moment AT TIME ZONE 'UTC')::date
  ORDER BY day DESC, id DESC LIMIT 1
$$;
