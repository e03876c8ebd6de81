-- Records that a bet was sold in exchange for another one, which now owes what is left of its advance.
CREATE OR REPLACE FUNCTION change_bet(changed bigint, replacement bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE bet SET changed_into = replacement WHERE id = changed;
  UPDATE advance SET bet_id = replacement WHERE bet_id = changed AND repaid + forgone < amount;
$$;
