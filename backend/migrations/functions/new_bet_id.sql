-- Ids of bets by the time they are placed: ascending, but the number of bets cannot be read from them.
-- Microseconds since 2026 with two random digits; 18 digits last three hundred years.
-- Called by tables: bet
CREATE OR REPLACE FUNCTION new_bet_id() RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT ((extract(epoch FROM clock_timestamp()) - 1767225600) * 1000000)::bigint * 100
    + floor(random() * 100)::bigint
$$;
