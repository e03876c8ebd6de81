import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { balances } from '../../money/wallet/accounts.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import { listBets } from '../bets/list-bets.ts';
import { BettingSettings } from './betting-settings.ts';
import { placementState } from './pending-placements.ts';
import { createPlaceBet } from './place-bet.ts';
import { createTestBook } from '../../../test/betting/test-book.ts';
import { OPEN_GUARD } from '../../../test/betting/open-guard.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const LIVE = '41001~ft-1x2~home';
const LINE = '41002~ft-1x2~home';
const key = 'slip-key-1';

const test = useTestDatabase();
let clock: ReturnType<typeof createTestClock>;
let book: ReturnType<typeof createTestBook>;
let owner: Awaited<ReturnType<typeof fundedAccount>>;

beforeEach(async () => {
  clock = createTestClock();
  book = createTestBook();
  book.offer(LIVE, { price: '2.00', isLive: true });
  book.offer(LINE, { price: '3.00', startsAt: clock.now() + 1_000 });
  owner = await fundedAccount(test.pool, 10_000);
});
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

/** A server whose delays are these. */
function server(pause: (milliseconds: number) => Promise<void>) {
  const placeBet = createPlaceBet({
    pool: test.pool,
    clock: clock.now,
    book,
    settings: () => BettingSettings.parse({ liveDelaySeconds: 2 }),
    guard: OPEN_GUARD,
    pause,
  });
  return (bets: readonly { outcomeId: string; price: string }[]) =>
    placeBet({
      playerId: owner.playerId,
      idempotencyKey: key,
      payload: {
        accountId: owner.accountId,
        typeId: bets.length > 1 ? 1 : 0,
        amount: 1_000,
        bets: [...bets],
        changeCoefAction: 0,
      },
    });
}

const passes = async (milliseconds: number) => {
  await clock.advance(milliseconds);
};
const state = () => placementState(test.pool, { playerId: owner.playerId, key, now: clock.now() });
const balance = async () => (await balances(test.pool, owner.playerId))[0]?.balance;
const live = { outcomeId: LIVE, price: '2.00' };

describe('a live bet in its delay', () => {
  it('a live bet in its delay is pending until the verdict, then placed, with the response', async () => {
    expect(await state()).toEqual({ state: 'unknown' });
    const until = clock.now() + 2_000;
    const answer = await server(async (milliseconds) => {
      expect(await state()).toEqual({ state: 'pending', until });
      expect(await balance()).toBe(10_000);
      await passes(milliseconds);
    })([live]);
    expect(await state()).toEqual({ state: 'placed', answer });
  });

  it('a live bet refused after its delay is forgotten soon, and its key may be used again', async () => {
    const place = server(async (milliseconds) => {
      await passes(milliseconds);
      book.offer(LIVE, { price: '1.50' });
    });
    await expect(place([live])).rejects.toMatchObject({ code: 'price_changed' });
    await passes(3_000);
    expect(await state()).toEqual({ state: 'unknown' });
    const { bet } = await server(passes)([{ outcomeId: LIVE, price: '1.50' }]);
    expect(bet.status).toBe('open');
  });

  it('a live bet whose server is killed in the delay leaves nothing: repeated elsewhere it is placed once', async () => {
    let began: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => {
      began = resolve;
    });
    // What a killed process was waiting for never comes.
    void server(() => {
      began();
      return new Promise(() => undefined);
    })([live]);
    await hasBegun;
    expect((await state()).state).toBe('pending');
    await passes(5_001);
    expect(await state()).toEqual({ state: 'unknown' });
    expect(await balance()).toBe(10_000);
    const place = server(passes);
    const answer = await place([live]);
    expect(await place([live])).toEqual(answer);
    const { bets } = await listBets(test.pool, { playerId: owner.playerId });
    expect(bets).toHaveLength(1);
    expect(await balance()).toBe(9_000);
  });

  it('a live bet is refused when another event of it begins within the delay', async () => {
    const place = server(passes);
    await expect(place([live, { outcomeId: LINE, price: '3.00' }])).rejects.toMatchObject({
      code: 'event_started',
      details: { outcomeIds: [LINE] },
    });
    expect(await balance()).toBe(10_000);
  });

  it("another player's key reveals nothing", async () => {
    await server(passes)([live]);
    const { playerId } = await fundedAccount(test.pool, 0);
    expect(await placementState(test.pool, { playerId, key, now: clock.now() })).toEqual({
      state: 'unknown',
    });
  });
});
