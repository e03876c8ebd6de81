-- Ids of bets by the moment they are placed: in order as before, but how many bets there are cannot be
-- read from them. Microseconds since 2026 with two drawn digits; 18 digits hold three hundred years.

CREATE FUNCTION new_bet_id() RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT ((extract(epoch FROM clock_timestamp()) - 1767225600) * 1000000)::bigint * 100
    + floor(random() * 100)::bigint
$$;

ALTER TABLE bet ALTER COLUMN id DROP IDENTITY;
ALTER TABLE bet ALTER COLUMN id SET DEFAULT new_bet_id();
