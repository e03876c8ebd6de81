-- Reverses the settlement of a bet and settles it again, or reopens it if `corrected` is NULL. The new
-- settlement is written first, so that no balance in between is lower than the final one.
-- Outcomes: corrected; not-settled; insufficient: the player no longer has what must be returned.
CREATE OR REPLACE FUNCTION resettle_bet(target bigint, corrected jsonb, why text, corrected_at timestamptz)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  held bet;
  paying account;
  staked bigint;
  paid bigint := coalesce((corrected->>'payout')::bigint, 0);
  kept bigint;
BEGIN
  PERFORM lock_bets(ARRAY[target]);
  SELECT * INTO held FROM bet WHERE id = target AND status <> 'open' AND ended_by IS NULL;
  IF NOT FOUND THEN
    RETURN 'not-settled';
  END IF;
  SELECT * INTO paying FROM account WHERE id = held.account_id FOR NO KEY UPDATE;
  IF paying.balance + paid < held.payout THEN
    RETURN 'insufficient';
  END IF;
  staked := held.stake - held.sold_stake;
  INSERT INTO bet_correction (bet_id, revision, at, status, payout, settlement, reason)
    VALUES (held.id, held.revision, corrected_at, held.status, held.payout, held.settlement, why);
  -- What is staked again for a moment must be there before it is settled.
  IF corrected IS NOT NULL THEN
    UPDATE account SET in_play = in_play + staked WHERE id = paying.id;
    PERFORM move_bet_money(paying, 'settlement', 'settlement',
      settlement_reference(held.id, (held.revision + 1)::smallint), corrected_at, paid, -staked);
  END IF;
  kept := move_bet_money(paying, 'reversal', 'reversal',
    settlement_reference(held.id, held.revision), corrected_at, -held.payout, staked);
  IF corrected IS NOT NULL THEN
    UPDATE account SET in_play = in_play - staked WHERE id = paying.id;
  END IF;
  UPDATE bet SET revision = revision + 1,
    status = coalesce(corrected->>'status', 'open'),
    payout = (corrected->>'payout')::bigint,
    settlement = corrected->'settlement',
    settled_at = CASE WHEN corrected IS NOT NULL THEN corrected_at END
    WHERE id = held.id;
  INSERT INTO outbox (topic, payload)
    SELECT CASE WHEN corrected IS NULL THEN 'balance.changed' ELSE 'bet.settled' END,
      jsonb_build_object('betId', held.id::text, 'playerId', held.player_id::text,
        'accountId', paying.id::text, 'currency', held.currency,
        'status', corrected->>'status', 'payout', paid, 'balance', kept);
  PERFORM pg_notify('outbox', '');
  RETURN 'corrected';
END $$;
