import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGames } from '../server/create-games.ts';
import type { RoundRow, StakeRow } from '../server/rows.ts';
import { openStore } from '../server/store.ts';
import type { Wallet, WalletResult } from '../server/wallet.ts';
import { movementOf, SIGNATURE_HEADER, signed } from '../server/wallet.ts';

/** The operator's, the same for all tests: making one takes long. */
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A wallet that books what it is told, once, and answers as it is scripted to. */
export interface ScriptedWallet extends Wallet {
  /** What was booked, by `<round>:<what>`. */
  readonly booked: Map<string, number>;
  /** How the next calls end beside being booked: an answer that is lost, a call that is, or a refusal. */
  readonly script: ('ok' | 'answer-lost' | 'call-lost' | 'refused')[];
  readonly money: () => number;
}

export function createScriptedWallet(first = 100_000): ScriptedWallet {
  const booked = new Map<string, number>();
  const script: ScriptedWallet['script'] = [];
  const money = () => [...booked.values()].reduce((sum, moved) => sum + moved, first);
  const costOf = ({ stake, reward }: RoundRow, more?: StakeRow) =>
    reward ? 0 : (more?.amount ?? stake);
  async function move(name: string, amount: number): Promise<WalletResult> {
    const next = script.shift() ?? 'ok';
    if (next === 'refused') {
      return { type: 'refused', reason: 'RS_ERROR_LIMIT_REACHED' };
    }
    if (next !== 'call-lost') {
      booked.set(name, booked.get(name) ?? amount);
    }
    return next === 'ok' ? { type: 'done', balance: money() } : { type: 'unclear' };
  }
  return {
    booked,
    script,
    money,
    balance: async () => ({ type: 'done', balance: money() }),
    stake: (_session, round, more) => move(movementOf('bet', round, more), -costOf(round, more)),
    pay: (_session, { id, win }) => move(`${id}:win`, win ?? 0),
    takeBack: (_session, round, more) => {
      const wasBooked = booked.has(movementOf('bet', round, more));
      const amount = wasBooked ? costOf(round, more) : 0;
      return move(movementOf('back', round, more), amount);
    },
  };
}

/** The games' server on a file of its own. `again` is what a new process finds after this one was killed. */
export function createTestGames(wallet: Wallet = createScriptedWallet()) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-games-'));
  let now = Date.UTC(2026, 0, 15);
  const opened: { close: () => void }[] = [];
  const begin = () => {
    const store = openStore(join(folder, 'games.db'));
    const games = createGames({
      store,
      wallet,
      operatorKey: publicKey,
      clock: () => now,
      origin: () => 'http://games.test',
      assets: folder,
      chain: { length: 50, salt: undefined },
      warn: () => undefined,
    });
    opened.push(store);
    const operator = async (path: string, said: object, key = privateKey) => {
      const payload = JSON.stringify(said);
      const headers = {
        [SIGNATURE_HEADER]: signed(payload, key),
        'content-type': 'application/json',
      };
      return games.app.inject({
        method: 'POST',
        url: `/operator/generic/v2/${path}`,
        headers,
        payload,
      });
    };
    const launch = async (game = 'dice', more: object = {}) => {
      const answer = await operator('game/url', {
        game_code: game,
        currency: 'EUR',
        user: '7',
        token: 'token',
        lang: 'en',
        lobby_url: 'http://site.test/en/casino',
        ...more,
      });
      return new URL(answer.json<{ url: string }>().url);
    };
    const post = async (path: string, payload: object, key?: string) => {
      const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
      const answer = await games.app.inject({ method: 'POST', url: path, payload, headers });
      return { status: answer.statusCode, ...answer.json() };
    };
    const session = async (game = 'dice', more: object = {}) => {
      const address = await launch(game, more);
      const { key } = await post('/api/session', { code: address.searchParams.get('code') });
      return key as string;
    };
    return { ...games, store, operator, launch, post, session };
  };
  return {
    ...begin(),
    again: begin,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    end: () => {
      for (const store of opened) {
        store.close();
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
