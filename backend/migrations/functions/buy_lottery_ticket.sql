-- Sells a ticket of a draw that is open: lines, whose stake goes into the pool, or one bet at fixed odds, whose stake the
-- house holds. Locks the draw before the account, as holding a draw does, and the draw's liability last.
-- Outcomes: sold; repeated and key-reused: the key has its ticket already; closed: the draw takes no tickets;
-- guarded: `bet_needs_check` is true and `checked` does not say that the check was made under the player's
-- lock; insufficient; account-unknown; liability: all bets on the draw would pay more than `most` beyond their stakes, with
-- what is `left` of it.
-- Requires: move_pool_money, open_pool_accounts
CREATE OR REPLACE FUNCTION buy_lottery_ticket(request jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  asked record;
  draw record;
  held account;
  known record;
  sold bigint;
BEGIN
  SELECT * INTO asked FROM jsonb_to_record(request) AS (
    player bigint, account bigint, key text, digest text, draw bigint, marks jsonb, nonce text, lines integer,
    bet jsonb, odds integer, pays bigint, most bigint, stake bigint, checked boolean, at bigint);
  SELECT id, status, closes_at INTO draw FROM lottery_draw WHERE id = asked.draw FOR SHARE;
  SELECT * INTO held FROM account
    WHERE id = asked.account AND player_id = asked.player AND kind = 'player' AND type IN (0, 9)
    FOR NO KEY UPDATE;
  IF held.id IS NULL THEN
    RETURN jsonb_build_object('outcome', 'account-unknown');
  END IF;
  SELECT id, payload_digest, balance_after INTO known FROM lottery_ticket
    WHERE player_id = asked.player AND idempotency_key = asked.key;
  IF FOUND THEN
    RETURN jsonb_build_object('ticket', known.id::text, 'balance', known.balance_after,
      'outcome', CASE WHEN known.payload_digest = asked.digest THEN 'repeated' ELSE 'key-reused' END);
  ELSIF draw.id IS NULL OR draw.status <> 'open'
      OR draw.closes_at <= to_timestamp(asked.at / 1000.0) THEN
    RETURN jsonb_build_object('outcome', 'closed');
  ELSIF NOT asked.checked AND bet_needs_check(held.player_id) THEN
    RETURN jsonb_build_object('outcome', 'guarded');
  ELSIF held.balance < asked.stake OR held.closed_at IS NOT NULL THEN
    RETURN jsonb_build_object('outcome', 'insufficient');
  END IF;
  IF asked.bet IS NOT NULL THEN
    INSERT INTO draw_liability AS liability (draw_id, currency, amount)
      SELECT draw.id, held.currency, asked.pays - asked.stake WHERE asked.pays - asked.stake <= asked.most
      ON CONFLICT (draw_id, currency) DO UPDATE SET amount = liability.amount + excluded.amount
        WHERE liability.amount + excluded.amount <= asked.most;
    IF NOT FOUND THEN
      RETURN jsonb_build_object('outcome', 'liability', 'left', greatest(0, asked.most - coalesce(
        (SELECT amount FROM draw_liability WHERE draw_id = draw.id AND currency = held.currency), 0)));
    END IF;
  END IF;
  PERFORM open_pool_accounts(held.currency);
  INSERT INTO lottery_ticket (draw_id, player_id, account_id, currency, idempotency_key, payload_digest,
      marks, nonce, lines, bet, odds, pays, stake, balance_after, bought_at)
    VALUES (draw.id, held.player_id, held.id, held.currency, asked.key, asked.digest, asked.marks,
      asked.nonce, asked.lines, asked.bet, asked.odds, asked.pays, asked.stake, held.balance - asked.stake,
      to_timestamp(asked.at / 1000.0))
    RETURNING id INTO sold;
  RETURN jsonb_build_object('outcome', 'sold', 'ticket', sold::text, 'balance',
    move_pool_money(held, 'pool-stake', 'pool-ticket', sold::text, to_timestamp(asked.at / 1000.0),
      -asked.stake, CASE WHEN asked.bet IS NULL THEN 'pool-stakes' ELSE 'draw-stakes' END));
END $$;
