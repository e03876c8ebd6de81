-- Places bets, each judged on its own: stake to the open stakes, bet, legs and the fact for the outbox.
-- A refusal is an outcome, not an error, and does not affect the others. Requests must be in the order
-- of their accounts, or two batches could deadlock. A loop of small statements: starting one large
-- statement costs more than all of them. Plans are fixed to indexes, as the statistics of a new
-- database say little and bets must not wait for them.
-- Outcomes: placed; repeated and key-reused: the key has its bet already; account-unknown;
-- insufficient; guarded: `bet_needs_check` is true and `checked` does not say that the check was made
-- under the player's lock; suspended: operators take no bets on one of its `scopes` now.
CREATE OR REPLACE FUNCTION place_bets(requests jsonb) RETURNS jsonb
LANGUAGE plpgsql SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  request record;
  debited record;
  house account;
  placed bigint;
  -- Of the bets placed, in one order.
  bets bigint[];
  journals bigint[];
  accounts bigint[];
  players bigint[];
  houses bigint[];
  currencies text[];
  stakes bigint[];
  balances bigint[];
  times timestamptz[];
  legs jsonb[];
  answers jsonb[];
  refused jsonb;
BEGIN
  FOR request IN SELECT * FROM jsonb_to_recordset(requests) AS (
    player bigint, account bigint, key text, digest text, type smallint, stake bigint, odds text,
    possible bigint, maximum bigint, terms jsonb, checked boolean, at bigint, legs jsonb,
    scopes text[]
  ) LOOP
    -- What a process has not heard of yet is decided here. A key that has its bet is answered with it all the same.
    IF EXISTS (SELECT FROM trading_control
        WHERE kind = 'suspension' AND scope = ANY (request.scopes)) THEN
      refused := refused_placement(request.player, request.account, request.key, request.digest,
        request.stake);
      answers := answers || CASE WHEN refused->>'outcome' IN ('guarded', 'insufficient')
        THEN refused || '{"outcome": "suspended"}' ELSE refused END;
      CONTINUE;
    END IF;
    UPDATE account SET balance = balance - request.stake, in_play = in_play + request.stake
      WHERE id = request.account AND player_id = request.player AND balance >= request.stake
        AND (request.checked OR NOT bet_needs_check(request.player))
      RETURNING balance, currency INTO debited;
    IF NOT FOUND THEN
      answers := answers || refused_placement(request.player, request.account, request.key,
        request.digest, request.stake);
      CONTINUE;
    END IF;
    INSERT INTO bet (player_id, account_id, currency, idempotency_key, payload_digest, type, stake,
        total_odds, possible_return, max_payout, terms, balance_after, placed_at)
      VALUES (request.player, request.account, debited.currency, request.key, request.digest,
        request.type, request.stake, request.odds, request.possible, request.maximum, request.terms,
        debited.balance, to_timestamp(request.at / 1000.0))
      ON CONFLICT ON CONSTRAINT bet_once DO NOTHING RETURNING id INTO placed;
    IF placed IS NULL THEN
      UPDATE account SET balance = balance + request.stake, in_play = in_play - request.stake
        WHERE id = request.account;
      answers := answers || refused_placement(request.player, request.account, request.key,
        request.digest, request.stake);
      CONTINUE;
    END IF;
    IF house.currency IS DISTINCT FROM debited.currency THEN
      SELECT * INTO house FROM account
        WHERE kind = 'open-stakes' AND currency = debited.currency;
    END IF;
    bets := bets || placed;
    journals := journals || nextval('journal_id_seq');
    accounts := accounts || request.account;
    players := players || request.player;
    houses := houses || house.id;
    currencies := currencies || debited.currency;
    stakes := stakes || request.stake;
    balances := balances || debited.balance;
    times := times || to_timestamp(request.at / 1000.0);
    legs := legs || request.legs;
    answers := answers || jsonb_build_object('outcome', 'placed', 'bet', placed::text,
      'currency', debited.currency, 'balance', debited.balance);
  END LOOP;
  IF bets IS NOT NULL THEN
    INSERT INTO journal (id, kind, source, external_id, at) OVERRIDING SYSTEM VALUE
      SELECT journal, 'stake', 'bet', bet::text, at
      FROM unnest(journals, bets, times) AS new (journal, bet, at);
    INSERT INTO entry (journal_id, account_id, currency, amount, balance_after)
      SELECT new.journal, side.account, new.currency, side.amount, side.balance
      FROM unnest(journals, accounts, houses, currencies, stakes, balances)
        AS new (journal, account, house, currency, stake, balance),
        LATERAL (VALUES (new.account, -new.stake, new.balance), (new.house, new.stake, NULL))
        AS side (account, amount, balance);
    INSERT INTO bet_leg (bet_id, position, event_id, outcome_id, price, facts)
      SELECT new.bet, leg.position - 1, leg.event, leg.outcome, leg.price, leg.facts
      FROM unnest(bets, legs) AS new (bet, legs), ROWS FROM (jsonb_to_recordset(new.legs) AS (
        event bigint, outcome text, price text, facts jsonb
      )) WITH ORDINALITY AS leg (event, outcome, price, facts, position);
    INSERT INTO outbox (topic, payload)
      SELECT 'bet.placed', jsonb_build_object('betId', bet::text, 'playerId', player::text,
        'accountId', account::text, 'currency', currency, 'stake', stake, 'balance', balance)
      FROM unnest(bets, players, accounts, currencies, stakes, balances)
        AS new (bet, player, account, currency, stake, balance);
  END IF;
  RETURN array_to_json(answers)::jsonb;
END $$;
