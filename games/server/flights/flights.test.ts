import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { crashPoint, millisecondsTo } from '../../house/crash/rules.ts';
import {
  createScriptedWallet,
  createTestGames,
  type ScriptedWallet,
} from '../../test/test-games.ts';
import { openStore } from '../store.ts';
import { createChains } from './chain.ts';
import type { LiveState } from './live.ts';

const FIRST = 100_000;
const STAKE = 100;
let wallet: ScriptedWallet;
let games: ReturnType<typeof createTestGames>;
let state: LiveState;
beforeEach(async () => {
  wallet = createScriptedWallet(FIRST);
  games = createTestGames(wallet);
});
afterEach(() => games.end());

type Room = Pick<typeof games, 'fly' | 'watch' | 'store' | 'post'>;

/** Watches, and goes on until a flight takes bets. */
async function open(room: Room = games): Promise<void> {
  room.watch((told) => {
    state = told;
  });
  for (let step = 0; step < 500 && state?.flight?.phase !== 'betting'; step += 1) {
    games.advance(50);
    await room.fly();
  }
  expect(state.flight?.phase).toBe('betting');
}

async function takeOff(room: Room = games): Promise<void> {
  games.advance(7_000);
  await room.fly();
  expect(state.flight?.phase).toBe('flying');
}

async function fly(milliseconds: number, room: Room = games): Promise<void> {
  games.advance(Math.ceil(milliseconds));
  await room.fly();
}

/** Where the flight under way will end: the test may look into the file. */
function pointNow(): number {
  const { server, client } = games.store
    .prepare('SELECT server, client FROM seed WHERE id = (SELECT max(seed_id) FROM flight)')
    .get() as { server: string; client: string };
  return crashPoint(server, client);
}

/** Goes through flights until one gets at least so high. */
async function openOneTo(hundredths: number): Promise<void> {
  await open();
  for (let flights = 0; flights < 40 && pointNow() < hundredths; flights += 1) {
    await takeOff();
    await fly(millisecondsTo(pointNow()) + 1_000);
    expect(state.flight?.phase).toBe('ended');
    await fly(3_001);
    await fly(0);
    games.advance(2_001);
    await games.fly();
    expect(state.flight?.phase).toBe('betting');
  }
}

let asked = 0;
async function bet(key: string, more: object = {}) {
  asked += 1;
  const body = { requestKey: `crash-bet-${asked}`, stake: STAKE, bet: {}, ...more };
  return games.post('/api/rounds', body, key);
}
const press = (id: string, key: string) =>
  games.post(`/api/rounds/${id}/acts`, { step: 0, act: -1 }, key);
async function read(id: string, key: string, room: Pick<typeof games, 'app'> = games) {
  const headers = { authorization: `Bearer ${key}` };
  return (await room.app.inject({ url: `/api/rounds/${id}`, headers })).json().round;
}

describe('a flight', () => {
  it('a player who leaves in time is paid what the clock of the server says, once', async () => {
    const key = await games.session('crash');
    await openOneTo(160);
    const { round } = await bet(key);
    expect(round).toMatchObject({ phase: 'open', shown: {} });
    await takeOff();
    await fly(millisecondsTo(150) + 1);
    const left = await press(round.id, key);
    expect(left.round).toMatchObject({ phase: 'done', multiplier: 15_000, win: 150 });
    expect(left.round.shown).toEqual({});
    await fly(1_000);
    expect(await press(round.id, key)).toMatchObject({ round: { win: 150 } });
    await fly(millisecondsTo(pointNow()));
    expect(await read(round.id, key)).toMatchObject({ win: 150, shown: { point: pointNow() } });
    expect(wallet.money()).toBe(FIRST + 50);
  });

  it('a player who is still in at the end has lost, and is told where it was', async () => {
    const key = await games.session('crash');
    await open();
    const { round } = await bet(key);
    await takeOff();
    await fly(millisecondsTo(pointNow()) + 1_000);
    expect(await press(round.id, key)).toMatchObject({
      round: { phase: 'done', win: 0, shown: { point: pointNow() } },
    });
    expect(wallet.money()).toBe(FIRST - STAKE);
  });

  it('a target is paid when the curve gets there, before a cash-out that is pressed later', async () => {
    const key = await games.session('crash');
    await openOneTo(160);
    const { round } = await bet(key, { bet: { target: 140 } });
    await takeOff();
    // Pressed before the server has noticed that the target is reached.
    games.advance(Math.ceil(millisecondsTo(150)));
    expect(await press(round.id, key)).toMatchObject({ round: { win: 140 } });
    await games.fly();
    expect(wallet.money()).toBe(FIRST + 40);
  });

  it('a target that the point just reaches is paid, and one above it is not', async () => {
    const [first, second] = [
      await games.session('crash'),
      await games.session('crash', { user: '8' }),
    ];
    await openOneTo(110);
    const point = pointNow();
    const reached = await bet(first, { bet: { target: point } });
    const missed = await bet(second, { bet: { target: point + 1 } });
    await takeOff();
    await fly(millisecondsTo(point) + 60_000);
    expect((await read(reached.round.id, first)).win).toBe(point);
    expect((await read(missed.round.id, second)).win).toBe(0);
  });

  it('nothing can be pressed before the take-off, or bet after it', async () => {
    const key = await games.session('crash');
    await open();
    const { round } = await bet(key);
    expect(await press(round.id, key)).toMatchObject({ round: { phase: 'open', step: 0 } });
    await takeOff();
    const late = await games.session('crash', { user: '8' });
    expect(await bet(late)).toMatchObject({ status: 409, error: { code: 'bets_closed' } });
    expect(wallet.booked.size).toBe(1);
  });

  it('a flight waits for a stake that is on its way, and a stake without an answer is taken back', async () => {
    const key = await games.session('crash');
    await open();
    const { stake } = wallet;
    let answer: (result: { type: 'unclear' }) => void = () => undefined;
    Object.assign(wallet, { stake: () => new Promise((resolve) => (answer = resolve)) });
    const betting = bet(key);
    await expect.poll(() => games.store.prepare('SELECT phase FROM round').all()).toHaveLength(1);
    await fly(8_000);
    expect(state.flight?.phase).toBe('betting');
    answer({ type: 'unclear' });
    expect((await betting).round.phase).toBe('returned');
    Object.assign(wallet, { stake });
    await fly(50);
    expect(state.flight?.phase).toBe('flying');
    expect(wallet.money()).toBe(FIRST);
  });

  it('what others have bet is told in sums without a name', async () => {
    const [first, second] = [
      await games.session('crash'),
      await games.session('crash', { user: '8' }),
    ];
    await open();
    await bet(first);
    await bet(second, { stake: 250 });
    await fly(251);
    expect(state.bets).toEqual([
      { currency: 'EUR', players: 2, staked: 350, left: 0, returned: 0 },
    ]);
    expect(Object.keys(state).toSorted()).toEqual(['bets', 'chain', 'flight', 'last']);
  });

  it('no flight is opened while nobody watches', async () => {
    for (let step = 0; step < 20; step += 1) {
      await fly(1_000);
    }
    expect(games.store.prepare('SELECT * FROM flight').all()).toEqual([]);
  });
});

describe('the live connection', () => {
  /** The first state that a new connection is told. */
  async function connect(address: string) {
    const stream = await fetch(`${address}/api/flight`);
    const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
    let text = '';
    while (!/data: .*\n\n/.test(text)) {
      text += new TextDecoder().decode((await reader.read()).value);
    }
    const told = JSON.parse(/data: (.*)\n/.exec(text)?.[1] ?? '') as LiveState;
    return { told, type: stream.headers.get('content-type'), reader };
  }

  it('a connection that comes back is told all there is, and one that is open ends with the server', async () => {
    await open();
    const address = await games.app.listen({ host: '127.0.0.1', port: 0 });
    const first = await connect(address);
    expect(first.type).toBe('text/event-stream');
    expect(first.told).toMatchObject({ flight: { number: 1, phase: 'betting' }, last: [] });
    await first.reader.cancel();
    await takeOff();
    await fly(millisecondsTo(pointNow()) + 1_000);
    const second = await connect(address);
    const { hash, point } = second.told.flight ?? {};
    expect(second.told.last).toMatchObject([{ number: 1, hash }]);
    expect(point).toBe(pointNow());
    await games.app.close();
    expect((await second.reader.read()).done).toBe(true);
  });
});

describe('a process that is killed in a flight', () => {
  it('rounds end by the rule of cut flights in the next process, and are paid once', async () => {
    const [first, second, third] = [
      await games.session('crash', { user: '1' }),
      await games.session('crash', { user: '2' }),
      await games.session('crash', { user: '3' }),
    ];
    await openOneTo(160);
    const pressed = await bet(first);
    const within = await bet(second, { bet: { target: 159 } });
    const other = await bet(third, { bet: { target: 1_000_000 } });
    await takeOff();
    await fly(millisecondsTo(120) + 1);
    await press(pressed.round.id, first);
    const next = games.again();
    await next.recover();
    expect((await read(pressed.round.id, first, next)).win).toBe(120);
    expect((await read(within.round.id, second, next)).win).toBe(159);
    const cut = await read(other.round.id, third, next);
    expect(cut).toMatchObject({ win: pointNow() >= 1_000_000 ? 1_000_000 : STAKE });
    expect(cut.shown).toMatchObject({ isCut: true });
    await games.again().recover();
    expect(wallet.money()).toBe(FIRST - 3 * STAKE + 120 + 159 + cut.win);
  });

  it('bets on a flight that has not taken off are in it when the next process lets it', async () => {
    const key = await games.session('crash');
    await open();
    const { round } = await bet(key);
    const next = games.again();
    next.watch((told) => {
      state = told;
    });
    await takeOff(next);
    expect(await read(round.id, key, next)).toMatchObject({ phase: 'open' });
    await fly(millisecondsTo(pointNow()) + 1_000, next);
    expect(await read(round.id, key, next)).toMatchObject({ phase: 'done', win: 0 });
  });
});

describe('the chain', () => {
  const sha = (text: string) => createHash('sha256').update(text).digest('hex');

  it('each flight has the hash that leads to the one before it, down to the end that was published', async () => {
    await open();
    const { published } = state.chain ?? {};
    expect(published).toMatch(/^[\da-f]{64}$/);
    let before = published;
    for (let flights = 0; flights < 4; flights += 1) {
      expect(state.flight).toMatchObject({ number: flights + 1, before, hash: undefined });
      await takeOff();
      await fly(millisecondsTo(pointNow()) + 1_000);
      expect(sha(state.flight?.hash ?? '')).toBe(before);
      expect(state.flight?.point).toBe(pointNow());
      before = state.flight?.hash;
      await fly(3_001);
      await fly(2_001);
    }
  });

  function chainsOf(options: { readonly length: number; readonly salt?: string }) {
    const store = openStore(':memory:');
    const make = (salt = options.salt) => createChains({ store, length: options.length, salt });
    return { store, make };
  }

  it('a chain of any length that is made in slices by several processes leads to its end', () => {
    for (const length of [1, 2, 3, 10, 17, 100]) {
      const { make, store } = chainsOf({ length, salt: 'public-value' });
      // Each call is a process of its own, and a slice of no time.
      let link = make().next(0);
      for (let slices = 0; slices < 50 && link === undefined; slices += 1) {
        link = make().next(0);
      }
      const published = make().current()?.published ?? '';
      expect(link).toMatchObject({ number: 1, salt: 'public-value' });
      expect(sha(link?.hash ?? '')).toBe(published);
      const secret = store.prepare('SELECT hash FROM chain_mark WHERE at = ?').get(length) as {
        hash: string;
      };
      let end = secret.hash;
      for (let step = 0; step < length; step += 1) {
        end = sha(end);
      }
      expect(end).toBe(published);
    }
  });

  it('a chain is published before its salt, and takes none that an earlier chain had', () => {
    const { make, store } = chainsOf({ length: 1, salt: 'later' });
    for (let slices = 0; slices < 5; slices += 1) {
      expect(make().next(0)).toBeUndefined();
    }
    expect(make().current()).toMatchObject({ salt: null, published: expect.any(String) });
    make('drand-1').next(0);
    const link = make('drand-1').next(0);
    expect(link).toMatchObject({ chain: 1, number: 1, salt: 'drand-1' });
    store.exec(`INSERT INTO seed (id, owner, server, client, state) VALUES (1, 'f', 's', 'c', 'revealed');
      INSERT INTO flight (seed_id, chain_id, number, closes_at) VALUES (1, 1, 1, 0)`);
    for (let slices = 0; slices < 5; slices += 1) {
      expect(make('drand-1').next(0)).toBeUndefined();
    }
    make('drand-2').next(0);
    expect(make('drand-2').next(0)).toMatchObject({ chain: 2, number: 1, salt: 'drand-2' });
  });
});
