import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TradingControl } from '@touchline/contracts/trading';
import { placeBets } from '../../money/wallet/bet-money.ts';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import { createListener } from '../../platform/database/listener.ts';
import {
  silentLog,
  startTestDatabase,
  type TestDatabase,
} from '../../../test/database/test-database.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { fundedAccount, singleRequest } from '../../../test/wallet/test-wallet.ts';
import type { BookChange, EventFacts } from '../book/book-event.ts';
import { createMarketBook } from '../book/market-book.ts';
import { createTrading, type RequestedControl, type Trading } from './trading.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const facts: EventFacts = {
  id: 5,
  sport: 'football',
  sportId: 1,
  champ: { id: 1100, name: 'League', slug: 'league', country: 'GB', tier: 1 },
  slug: 'a-b',
  home: { id: 1, name: 'Alpha' },
  away: { id: 2, name: 'Beta' },
  startsAt: 0,
};
const SCOPES = [
  'sport:football',
  'champ:1100',
  'event:5',
  'market:5~ft-1x2',
  'outcome:5~ft-1x2~home',
];

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase({ poolSize: 8 });
});
afterAll(() => test.stop());
beforeEach(async () => {
  await test.pool.query('DELETE FROM trading_control');
});

/** A process of the site: its own book, and what it knows of the decisions. */
async function startProcess() {
  const book = createMarketBook();
  book.add(facts, { status: 'scheduled' });
  book.offer(5, [
    { key: 'ft-1x2', codes: ['home', 'draw', 'away'], prices: ['2.00', '3.40', '3.80'] },
    { key: 'ft-total@2.5', codes: ['over', 'under'], prices: ['1.90', '1.92'] },
  ]);
  const clock = createTestClock();
  const trading = createTrading({ pool: test.pool, clock: clock.now, log: silentLog, book });
  await trading.refresh();
  const changes: BookChange[] = [];
  book.onChange((change) => changes.push(change));
  const status = (outcome: string) => book.getOutcome(`5~${outcome}`)?.status;
  return { book, trading, changes, status };
}

const acts: Parameters<RecordAct>[0][] = [];
const audit: RecordAct = async (act) => {
  acts.push(act);
};

function set(
  trading: Trading,
  requested: Pick<RequestedControl, 'kind' | 'scope' | 'value'>,
): Promise<TradingControl> {
  return trading.set({ reason: 'injury news', actor: 'operator:anna', ...requested }, audit);
}

describe('what operators decide while events are traded', () => {
  it.each(SCOPES)(
    'a suspension of "%s" is seen by players at once, until it is released',
    async (scope) => {
      const { trading, book, status, changes } = await startProcess();
      const before = book.getOutcome('5~ft-1x2~home')?.version ?? 0;
      await set(trading, { kind: 'suspension', scope });
      expect(status('ft-1x2~home')).toBe('suspended');
      expect(book.getOutcome('5~ft-1x2~home')?.version).toBeGreaterThan(before);
      expect(changes.some((change) => change.kind === 'market' && change.key === 'ft-1x2')).toBe(
        true,
      );
      const isWholeEvent = !scope.startsWith('market:') && !scope.startsWith('outcome:');
      expect(status('ft-total@2.5~over')).toBe(isWholeEvent ? 'suspended' : 'open');
      // The feed goes on pricing; nothing of it reaches players.
      book.offer(5, [
        { key: 'ft-1x2', codes: ['home', 'draw', 'away'], prices: ['2.10', '3.40', '3.60'] },
      ]);
      expect(status('ft-1x2~home')).toBe('suspended');
      await trading.release({ kind: 'suspension', scope }, audit);
      expect(book.getOutcome('5~ft-1x2~home')).toMatchObject({ status: 'open', price: '2.10' });
    },
  );

  it('a suspension by operators is not lifted by the feed, nor one of the feed by a release', async () => {
    const { trading, book, status } = await startProcess();
    await set(trading, { kind: 'suspension', scope: 'event:5' });
    book.suspend(5, 'goal');
    await trading.release({ kind: 'suspension', scope: 'event:5' }, audit);
    expect(book.getOutcome('5~ft-1x2~home')).toMatchObject({ status: 'suspended', reason: 'goal' });
    book.offer(5, [
      { key: 'ft-1x2', codes: ['home', 'draw', 'away'], prices: ['2.00', '3.40', '3.80'] },
    ]);
    expect(status('ft-1x2~home')).toBe('open');
  });

  it('a market that is suspended shows its changed price, and opens with it', async () => {
    const { trading, book } = await startProcess();
    const price = () => book.event(5)?.markets.get('ft-total@2.5')?.prices[0];
    await set(trading, { kind: 'price', scope: 'outcome:5~ft-total@2.5~over', value: -0.1 });
    for (const scope of ['market:5~ft-total@2.5', 'champ:1100']) {
      await set(trading, { kind: 'suspension', scope });
      expect(price()).toBe('1.71');
      await trading.release({ kind: 'suspension', scope }, audit);
      expect(price()).toBe('1.71');
    }
    await trading.release({ kind: 'price', scope: 'outcome:5~ft-total@2.5~over' }, audit);
    expect(price()).toBe('1.90');
  });

  it('another process and one that starts later have what one process has decided', async () => {
    const first = await startProcess();
    const second = await startProcess();
    const listener = createListener({ pool: test.pool, onTrouble: () => undefined });
    const stop = second.trading.follow(listener);
    try {
      await set(first.trading, { kind: 'suspension', scope: 'market:5~ft-1x2' });
      await set(first.trading, {
        kind: 'price',
        scope: 'outcome:5~ft-total@2.5~over',
        value: -0.1,
      });
      await vi.waitFor(() => {
        expect(second.status('ft-1x2~home')).toBe('suspended');
        expect(second.book.getOutcome('5~ft-total@2.5~over')?.price).toBe('1.71');
      }, 10_000);
    } finally {
      stop();
    }
    const restarted = await startProcess();
    expect(restarted.status('ft-1x2~home')).toBe('suspended');
    expect(restarted.book.getOutcome('5~ft-total@2.5~over')?.price).toBe('1.71');
  });

  it('a bet on what is suspended is refused by the database, whatever the process knows', async () => {
    const { trading } = await startProcess();
    const owner = await fundedAccount(test.pool, 1_000);
    const bet = singleRequest(owner, { stake: 100, scopes: SCOPES });
    const [placed] = await placeBets(test.pool, [bet]);
    expect(placed?.outcome).toBe('placed');
    for (const scope of SCOPES) {
      await set(trading, { kind: 'suspension', scope });
      const [refused, other] = await placeBets(test.pool, [
        singleRequest(owner, { stake: 100, scopes: SCOPES }),
        singleRequest(owner, { stake: 100, scopes: ['sport:tennis', 'event:6'] }),
      ]);
      expect(refused?.outcome, scope).toBe('suspended');
      expect(other?.outcome, scope).toBe('placed');
      await trading.release({ kind: 'suspension', scope }, audit);
    }
    // A retried request gets its bet, also while nothing new is taken.
    await set(trading, { kind: 'suspension', scope: 'sport:football' });
    const [again] = await placeBets(test.pool, [bet]);
    expect(again).toMatchObject({ outcome: 'repeated', bet: placed?.bet });
    const { rows } = await test.pool.query<{ balance: string }>(
      'SELECT balance FROM account WHERE id = $1',
      [owner.accountId],
    );
    expect(rows[0]?.balance).toBe('400');
  });

  it('a margin is that of the competition, else of the sport, and a share limits stakes', async () => {
    const { trading, book } = await startProcess();
    await set(trading, { kind: 'margin', scope: 'sport:football', value: 0.03 });
    expect(book.extraMargin(facts)).toBe(0.03);
    await set(trading, { kind: 'margin', scope: 'champ:1100', value: -0.01 });
    expect(book.extraMargin(facts)).toBe(-0.01);
    expect(book.extraMargin({ ...facts, champ: { ...facts.champ, id: 7 } })).toBe(0.03);
    await set(trading, { kind: 'stake', scope: 'type:football~ft-1x2', value: 0.25 });
    expect(trading.stakeShareOf('type:football~ft-1x2')).toBe(0.25);
  });

  it('a decision beyond its bounds, about a wrong scope or about nothing is refused', async () => {
    const { trading } = await startProcess();
    const refused = [
      [{ kind: 'price', scope: 'outcome:5~ft-1x2~home', value: 0.11 }, 'validation_failed'],
      [{ kind: 'price', scope: 'event:5', value: 0.05 }, 'validation_failed'],
      [{ kind: 'margin', scope: 'sport:football', value: -0.05 }, 'validation_failed'],
      [{ kind: 'stake', scope: 'sport:football', value: 0 }, 'validation_failed'],
      [{ kind: 'suspension', scope: 'event:6' }, 'not_found'],
      [{ kind: 'suspension', scope: 'outcome:5~ft-1x2~nobody' }, 'not_found'],
    ] as const;
    for (const [requested, code] of refused) {
      await expect(set(trading, requested), requested.scope).rejects.toMatchObject({ code });
    }
    const { rows } = await test.pool.query('SELECT FROM trading_control');
    expect(rows).toEqual([]);
  });

  it('two operators who decide the same at once leave one decision, each in the audit log', async () => {
    const { trading } = await startProcess();
    acts.length = 0;
    await Promise.all(
      [0.02, 0.04].map((value) => set(trading, { kind: 'margin', scope: 'champ:1100', value })),
    );
    const { rows } = await test.pool.query<{ value: string }>('SELECT value FROM trading_control');
    expect(rows).toHaveLength(1);
    expect(acts).toHaveLength(2);
    expect(acts[0]?.before).toBeUndefined();
    expect(acts[1]?.before).toEqual(acts[0]?.after);
    expect(acts[1]?.after).toMatchObject({ value: Number(rows[0]?.value) });
  });
});
