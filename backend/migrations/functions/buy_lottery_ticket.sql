-- Sells a ticket of a draw that is open. Locks the draw before the account, as holding a draw does.
-- Outcomes: sold; repeated and key-reused: the key has its ticket already; closed: the draw takes no tickets;
-- guarded: `bet_needs_check` is true and `checked` does not say that the check was made under the player's
-- lock; insufficient; account-unknown.
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
    stake bigint, checked boolean, at bigint);
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
  PERFORM open_pool_accounts(held.currency);
  INSERT INTO lottery_ticket (draw_id, player_id, account_id, currency, idempotency_key, payload_digest,
      marks, nonce, lines, stake, balance_after, bought_at)
    VALUES (draw.id, held.player_id, held.id, held.currency, asked.key, asked.digest, asked.marks,
      asked.nonce, asked.lines, asked.stake, held.balance - asked.stake, to_timestamp(asked.at / 1000.0))
    RETURNING id INTO sold;
  RETURN jsonb_build_object('outcome', 'sold', 'ticket', sold::text, 'balance',
    move_pool_money(held, 'pool-stake', 'pool-ticket', sold::text, to_timestamp(asked.at / 1000.0),
      -asked.stake, 'pool-stakes'));
END $$;
