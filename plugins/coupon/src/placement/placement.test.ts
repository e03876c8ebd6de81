import type { Bet, PlaceBet } from '@touchline/contracts/betting';
import { ApplicationError } from '@touchline/plugin-api';
import { type Answer, createTestContext, refusing } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { slipOf } from '../slip/slip.store.ts';
import { rememberedStakesOf } from '../stake/remembered-stakes.store.ts';
import { chooseType } from '../slip/state/choices.ts';
import { changedLegs, newPrices } from './changed-legs.ts';
import { placingOf } from './placement.ts';
import { testSelection } from '../testing/test-selection.ts';

const CALL = 'POST /betting-api/v1/bets';
const request: PlaceBet = {
  accountId: 'a1',
  typeId: 0,
  amount: 500,
  bets: [{ outcomeId: '1~ft-1x2~home', price: '2.10' }],
  changeCoefAction: 2,
};

const selection = (id: number, price = '2.10') => testSelection(id, { section: 'live', price });

const bet: Bet = {
  id: 'b1',
  typeId: 0,
  status: 'open',
  accountId: 'a1',
  currency: 'EUR',
  stake: 500,
  totalOdds: '2.10',
  possibleReturn: 1050,
  placedAt: 1,
  legs: [],
};

function setUp(answer: Answer) {
  const test = createTestContext({ plugin: 'coupon', answers: { [CALL]: answer } });
  const slip = slipOf(test.context);
  slip.toggle(selection(1));
  return { ...test, slip, placing: placingOf(test.context) };
}

describe('placing the slip', () => {
  it('a placement is replaced by a new slip as soon as a leg is put on it', async () => {
    const { placing, slip } = setUp(() => ({ bet, balance: 9500 }));
    await placing.place(request);
    expect(placing.state.get().state).toBe('placed');
    slip.toggle(selection(2));
    expect(placing.state.get().state).toBe('idle');
  });

  it('a placement remembers what was staked, for the next slip of that type', async () => {
    const { context, placing, slip } = setUp(() => ({ bet, balance: 9500 }));
    slip.setAmount('7.5');
    await placing.place(request);
    expect(rememberedStakesOf(context).last({ typeId: 0, currency: 'EUR' })).toBe('7.5');
  });

  it('a placement marks the plugin as busy while a bet is sent, and only then', async () => {
    const { placing, slip, context } = setUp(() => ({ bet, balance: 9500 }));
    expect(context.keys.get('coupon.busy')).toBeUndefined();
    const placed = placing.place(request);
    expect(context.keys.get('coupon.busy')).toBe(true);
    await placed;
    expect([context.keys.get('coupon.busy'), slip.store.get().bets]).toEqual([false, []]);
  });

  it.each([
    ['placed.title', 'success', () => ({ bet, balance: 9500 })],
    ['placed.not', 'error', refusing('outcome_suspended', { outcomeIds: [] })],
    [
      'placed.noAnswer',
      'error',
      () => {
        throw new ApplicationError({ code: 'network_failed', message: 'cut' });
      },
    ],
  ] as const)(
    'a placement notifies a player who has left the slip: %s',
    async (title, kind, answer) => {
      const { placing, notifications } = setUp(answer);
      const detachViewer = placing.attachViewer();
      await placing.place(request);
      await vi.dynamicImportSettled();
      expect(notifications).toEqual([]);
      placing.dismiss();
      detachViewer();
      await placing.place(request);
      await vi.dynamicImportSettled();
      expect(notifications).toMatchObject([{ title, kind }]);
    },
  );

  it('a slip whose code does not come is refused with the reason, and nothing was sent', () => {
    const { placing, slip } = setUp(() => ({ bet, balance: 9500 }));
    const before = slip.store.get().bets;
    const error = new Error('no code');
    placing.fail(error);
    expect(placing.state.get()).toMatchObject({ state: 'refused', error });
    expect(slip.store.get().bets).toEqual(before);
  });

  it('a placement empties the slip, announces the bet and the balance', async () => {
    const { placing, slip, bus, tracked } = setUp(() => ({ bet, balance: 9500 }));
    const heard: unknown[] = [];
    bus.on('bet.placed', (payload) => heard.push(payload));
    bus.on('balance.changed', (payload) => heard.push(payload));
    await placing.place(request);
    // Event 10000 follows from the announcement: announced here as well, a bet would count twice.
    expect(tracked).toEqual([]);
    expect(placing.state.get()).toMatchObject({
      state: 'placed',
      bets: [{ id: 'b1' }],
      refused: 0,
    });
    expect(slip.store.get().bets).toEqual([]);
    expect(slip.canRestore()).toBe(false);
    expect(heard).toEqual([
      { betId: 'b1', stake: 500, currency: 'EUR' },
      { accountId: 'a1', currency: 'EUR', balance: 9500 },
    ]);
  });

  it('a placement sends the specified payload once, however often the button is pressed', async () => {
    const { placing, http } = setUp(() => ({ bet, balance: 9500 }));
    await Promise.all([placing.place(request), placing.place(request), placing.place(request)]);
    expect(http.requests).toHaveLength(1);
    const [sent] = http.requests;
    expect(sent?.body).toEqual({ ...request, id: sent?.idempotencyKey });
  });

  it('a placement keeps the slip and prompts about prices that moved on the way', async () => {
    const differences = [{ outcomeId: '1~ft-1x2~home', oldPrice: '2.10', newPrice: '1.95' }];
    const { placing, slip } = setUp(refusing('price_changed', { differences }));
    await placing.place(request);
    expect(placing.state.get()).toEqual({
      state: 'changed',
      prices: new Map([['1~ft-1x2~home', { oldPrice: '2.10', newPrice: '1.95' }]]),
      scores: new Map(),
    });
    expect(slip.store.get().bets).toHaveLength(1);
  });

  it('a placement prompts about a price that rose on the page and is unchanged at the server', async () => {
    const differences = [{ outcomeId: '1~ft-1x2~home', oldPrice: '9.00', newPrice: '2.10' }];
    const { placing, slip } = setUp(refusing('price_changed', { differences }));
    await placing.place({ ...request, bets: [{ outcomeId: '1~ft-1x2~home', price: '9.00' }] });
    const bets = slip.store.get().bets;
    const legs = { bets, moves: [] };
    const placement = placing.state.get();
    const changed = changedLegs({ legs, placement, isFresh: true });
    expect(changed.map(({ price }) => price)).toEqual([{ oldPrice: '9.00', newPrice: '2.10' }]);
    expect(newPrices(changed)).toEqual(new Map([['1~ft-1x2~home', '2.10']]));
    // No player is prompted to agree to what may long be another price.
    expect(changedLegs({ legs, placement, isFresh: false })).toEqual([]);
  });

  it('an act that is refused has ended: the next one has its own key', async () => {
    const { placing, http } = setUp(refusing('balance_insufficient'));
    await placing.place(request);
    expect(placing.state.get()).toMatchObject({ state: 'refused' });
    await placing.place(request);
    const keys = http.requests.map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it('a lost response is requested again with the same key and the same payload', async () => {
    const { placing, http, slip } = setUp(refusing('network_failed'));
    await placing.place(request);
    expect(placing.state.get()).toEqual({ state: 'unanswered' });
    slip.acceptPrices(new Map([['1~ft-1x2~home', '5.00']]));
    http.answer(CALL, () => ({ bet, balance: 9500 }));
    await placing.retry();
    expect(placing.state.get()).toMatchObject({ state: 'placed' });
    const [first, second] = http.requests;
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(second?.body).toEqual(first?.body);
  });

  it('a page opened after an unanswered act waits for its response instead of placing again', async () => {
    const before = setUp(refusing('request_timeout'));
    await before.placing.place(request);
    const after = { ...before.context };
    expect(placingOf(after).state.get()).toEqual({ state: 'unanswered' });
  });

  it('the placements of two tabs each retry their own act, whatever became of the other’s', async () => {
    const { placing, context, http } = setUp(refusing('network_failed'));
    const other = placingOf({ ...context });
    await placing.place(request);
    await other.place({ ...request, amount: 700 });
    http.answer(CALL, () => ({ bet, balance: 9500 }));
    await other.retry();
    await placing.retry();
    const sent = http.requests.map(({ body, idempotencyKey }) => [
      (body as PlaceBet).amount,
      idempotencyKey,
    ]);
    expect(sent.slice(2)).toEqual([sent[1], sent[0]]);
    expect([placing.state.get().state, other.state.get().state]).toEqual(['placed', 'placed']);
    expect(placingOf({ ...context }).state.get()).toEqual({ state: 'idle' });
  });

  it('a placement keeps the slip and prompts about a score that changed on the way', async () => {
    const differences = [{ outcomeId: '1~ft-1x2~home', oldScore: '0:0', newScore: '1:0' }];
    const { placing } = setUp(refusing('score_changed', { differences }));
    await placing.place(request);
    expect(placing.state.get()).toMatchObject({
      state: 'changed',
      scores: new Map([['1~ft-1x2~home', { oldScore: '0:0', newScore: '1:0' }]]),
    });
  });

  it('a placement shows at each leg why the server did not accept it', async () => {
    const id = '1~ft-1x2~home';
    const closed = setUp(refusing('outcome_closed', { outcomeIds: [id] }));
    await closed.placing.place(request);
    expect(closed.placing.refusals.get()).toEqual(new Map([[id, { code: 'outcome_closed' }]]));
    const all = setUp(
      refusing('coupon_all_refused', { refused: [{ outcomeId: id, code: 'outcome_suspended' }] }),
    );
    await all.placing.place(request);
    expect(all.placing.refusals.get().get(id)).toMatchObject({ code: 'outcome_suspended' });
  });

  it('the accepted multiple singles leave the slip, the refused remain with their reasons', async () => {
    const refused = [{ outcomeId: '2~ft-1x2~home', code: 'outcome_suspended' }];
    const { placing, slip, bus } = setUp(() => ({
      bet,
      bets: [bet, { ...bet, id: 'b3' }],
      refused,
      balance: 9000,
    }));
    slip.toggle(selection(2));
    slip.toggle(selection(3));
    slip.toggle(selection(4));
    const sent = [1, 2, 3].map((id) => ({ outcomeId: `${id}~ft-1x2~home`, price: '2.10' }));
    const announced: unknown[] = [];
    bus.on('bet.placed', ({ betId }) => announced.push(betId));
    await placing.place({ ...request, typeId: 9, bets: sent });
    expect(placing.state.get()).toMatchObject({ bets: [{ id: 'b1' }, { id: 'b3' }], refused: 1 });
    // The fourth came to the slip while the others were on their way.
    expect(slip.store.get().bets.map(({ eventId }) => eventId)).toEqual([2, 4]);
    expect(placing.refusals.get().get('2~ft-1x2~home')).toMatchObject({
      code: 'outcome_suspended',
    });
    expect(announced).toEqual(['b1', 'b3']);
  });

  it('a placement can put the same selections on the slip again, as they were combined', async () => {
    const { placing, slip } = setUp(() => ({ bet, balance: 9500 }));
    slip.toggle(selection(2));
    slip.toggle(selection(3));
    slip.change((state) => chooseType(state, 2));
    slip.setAmount('5');
    const bets = [1, 2, 3].map((id) => ({ outcomeId: `${id}~ft-1x2~home`, price: '2.10' }));
    await placing.place({ ...request, typeId: 2, bets });
    expect(slip.store.get().bets).toEqual([]);
    placing.repeat();
    expect(slip.store.get()).toMatchObject({ typeId: 2, amount: '5' });
    expect(slip.store.get().bets.map(({ eventId }) => eventId)).toEqual([1, 2, 3]);
    expect(placing.state.get()).toEqual({ state: 'idle' });
  });
});
