-- Locks accounts in the order of their ids, and with a bonus account the player's own that it would be
-- converted into. The bets were locked before, by lock_bets.
CREATE OR REPLACE FUNCTION lock_accounts(wanted bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  converted bigint[];
BEGIN
  SELECT array_agg(own.id) INTO converted FROM account purse
    JOIN account own ON own.kind = 'player' AND own.player_id = purse.player_id
      AND own.currency = purse.currency AND own.type IN (0, 9)
    WHERE purse.id = ANY (wanted) AND purse.type = 4;
  PERFORM FROM account WHERE id = ANY (wanted || converted) ORDER BY id FOR NO KEY UPDATE;
END $$;
