-- Moves all money of a player's account into their account of another currency, which is opened if there is
-- none, and closes the first. A main account hands on its place; so does the paying one. The house's accounts
-- `exchange` are the other side in each currency, so that both add up to zero.
-- `taken` and `given` are minor units of the two currencies; the caller has converted them and holds the
-- player's lock of accounts. `facts` are the columns of `account_conversion` that the caller decides.
-- Outcomes: converted; changed: the balance is no longer `taken`; account-unknown; bets-open;
-- withdrawal-pending; bonus-active: a bonus in this currency would be converted into the account.
CREATE OR REPLACE FUNCTION convert_account(
  owner bigint, wanted bigint, target_currency text, taken bigint, given bigint, facts jsonb,
  moved_at timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  held account;
  received bigint;
  target account;
  turnover record;
  written bigint;
BEGIN
  SELECT * INTO held FROM account WHERE id = wanted AND kind = 'player' AND player_id = owner
    AND type IN (0, 9) AND closed_at IS NULL;
  IF NOT FOUND THEN
    RETURN 'account-unknown';
  END IF;
  SELECT id INTO received FROM account WHERE kind = 'player' AND player_id = owner
    AND currency = target_currency AND type IN (0, 9) ORDER BY type LIMIT 1;
  IF NOT FOUND THEN
    received := open_account(owner, 9::smallint, target_currency);
  END IF;
  PERFORM lock_accounts(ARRAY[wanted, received]);
  SELECT * INTO held FROM account WHERE id = wanted;
  IF held.in_play > 0 THEN
    RETURN 'bets-open';
  ELSIF EXISTS (SELECT FROM payment WHERE player_id = owner AND account_id = wanted::text
    AND kind = 'withdrawal' AND status = 'pending') THEN
    RETURN 'withdrawal-pending';
  ELSIF EXISTS (SELECT FROM bonus JOIN account purse ON purse.id = bonus.account_id
    WHERE bonus.player_id = owner AND state = 'active' AND purse.currency = held.currency) THEN
    RETURN 'bonus-active';
  ELSIF held.balance <> taken THEN
    RETURN 'changed';
  END IF;
  SELECT * INTO turnover FROM withdrawal_turnover(wanted);
  UPDATE account SET balance = 0, closed_at = moved_at, type = 9 WHERE id = wanted;
  UPDATE account SET balance = balance + given, closed_at = NULL,
    type = CASE WHEN held.type = 0 THEN 0 ELSE type END
    WHERE id = received RETURNING * INTO target;
  IF held.type = 0 THEN
    UPDATE player SET currency = target_currency WHERE id = owner;
  END IF;
  UPDATE active_account SET account_id = target.id WHERE player_id = owner AND account_id = wanted;
  IF taken > 0 THEN
    INSERT INTO account (kind, currency) VALUES ('exchange', held.currency), ('exchange', target_currency)
      ON CONFLICT DO NOTHING;
    INSERT INTO journal (kind, source, external_id, at)
      VALUES ('conversion', 'conversion', facts->>'id', moved_at) RETURNING id INTO written;
    INSERT INTO entry (journal_id, account_id, currency, amount, balance_after)
      SELECT written, side.account, side.currency, side.amount, side.balance FROM (
        SELECT wanted, held.currency, -taken, 0::bigint
        UNION ALL SELECT target.id, target_currency, given, target.balance
        UNION ALL SELECT id, currency, CASE WHEN currency = held.currency THEN taken ELSE -given END, NULL
          FROM account WHERE kind = 'exchange' AND currency IN (held.currency, target_currency)
      ) AS side (account, currency, amount, balance) WHERE side.amount <> 0;
  END IF;
  INSERT INTO account_conversion (id, player_id, idempotency_key, request_digest, source_id, target_id,
      taken, given, source_rate, target_rate, deposited_taken, deposited_given, staked_taken, staked_given,
      converted_at)
    SELECT (facts->>'id')::uuid, owner, facts->>'key', decode(facts->>'digest', 'hex'), wanted, target.id,
      taken, given, rate.own, rate.other,
      turnover.deposited, ceil(turnover.deposited * rate.other * rate.scale / rate.own),
      turnover.staked, floor(turnover.staked * rate.other * rate.scale / rate.own), moved_at
    FROM (SELECT (facts->>'sourceRate')::numeric, (facts->>'targetRate')::numeric,
      power(10::numeric, (facts->>'exponents')::integer)) AS rate (own, other, scale);
  INSERT INTO outbox (topic, payload)
    SELECT 'balance.changed', jsonb_build_object('playerId', owner::text, 'accountId', moved.id::text,
      'currency', moved.currency, 'balance', moved.balance)
    FROM (VALUES (wanted, held.currency, 0::bigint), (target.id, target_currency, target.balance))
      AS moved (id, currency, balance);
  PERFORM pg_notify('outbox', '');
  RETURN 'converted';
END $$;
