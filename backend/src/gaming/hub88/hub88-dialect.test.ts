import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { createGameWorld } from '../../../test/gaming/game-world.ts';
import { PUBLIC_KEY, SIGNED } from '../../../test/gaming/hub88-vectors.ts';
import { hub88Voice } from '../../../test/gaming/provider-voices.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { registerGameWalletRoutes } from '../wallet/game-wallet-routes.ts';
import { createHub88Dialect } from './hub88-dialect.ts';
import { isSignedBy, publicKeyOf, SIGNATURE_HEADER, signBody } from './hub88-signature.ts';

const test = useTestDatabase();
const clock = createTestClock();
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

describe('the signature', () => {
  it('every published example is valid for its own bytes and for no others', () => {
    const key = publicKeyOf(PUBLIC_KEY);
    expect(SIGNED.length).toBeGreaterThan(3);
    for (const [body, signature] of SIGNED) {
      expect(isSignedBy(Buffer.from(body), signature, key as never), body).toBe(true);
      expect(isSignedBy(Buffer.from(`${body} `), signature, key as never)).toBe(false);
    }
    expect(isSignedBy(Buffer.from('test'), undefined, key as never)).toBe(false);
  });
});

describe('the wallet API over HTTP', () => {
  const voice = {
    ...hub88Voice('native'),
    dialect: createHub88Dialect({ publicKey: () => publicKey }),
  };

  async function server() {
    const app = await createTestApp();
    const world = createGameWorld({ pool: test.pool, clock: clock.now });
    await registerGameWalletRoutes(app, {
      dialects: new Map([[voice.provider, voice.dialect]]),
      wallet: world.wallet,
    });
    const player = await world.player(voice);
    const post = async (path: string, said: object, text = JSON.stringify(said)) => {
      const answer = await app.inject({
        method: 'POST',
        url: `/casino-api/v1/wallet/native/${path}`,
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: signBody(text, privateKey),
        },
        payload: text,
      });
      return { http: answer.statusCode, ...answer.json<object>() };
    };
    const said = (more: object = {}) => ({
      request_uuid: 'request',
      token: player.token,
      user: player.account,
      currency: 'EUR',
      round: 'round',
      transaction_uuid: randomUUID(),
      ...more,
    });
    return { app, post, said, player };
  }

  it('a bet and a win are in hundred-thousandths and name request, user and currency', async () => {
    const { post, said, player } = await server();
    const bet = said({ amount: 1_000_000 });
    const common = { http: 200, request_uuid: 'request', user: player.account, currency: 'EUR' };
    expect(await post('transaction/bet', bet)).toEqual({
      ...common,
      status: 'RS_OK',
      balance: 9_000_000,
    });
    expect(await post('user/info', said())).toEqual({
      ...common,
      status: 'RS_OK',
      balance: 9_000_000,
    });
  });

  it('a bet below the minor unit is refused, and a win is rounded half to even with its rest booked', async () => {
    const { post, said } = await server();
    expect(await post('transaction/bet', said({ amount: 1_500 }))).toMatchObject({
      http: 200,
      status: 'RS_ERROR_WRONG_TYPES',
    });
    const bet = said({ amount: 100_000 });
    await post('transaction/bet', bet);
    const balances = [9_900_000, 9_902_000, 9_904_000];
    for (const [at, amount] of [500, 1_500, 2_500].entries()) {
      const win = said({ amount, reference_transaction_uuid: bet.transaction_uuid });
      expect(await post('transaction/win', win)).toMatchObject({ balance: balances[at] });
    }
    const { rows } = await test.pool.query(
      `SELECT remainder FROM game_transaction WHERE win_kind = 'win' ORDER BY id DESC LIMIT 3`,
    );
    expect(rows.map(({ remainder }) => remainder)).toEqual([500, -500, 500]);
    expect(await ledgerFaults(test.pool)).toEqual([]);
  });

  it('a prize of a promotion needs no bet and comes after its round as well', async () => {
    const { post, said } = await server();
    const prize = said({ amount: 200_000, is_supplier_promo: true });
    expect(await post('transaction/win', prize)).toMatchObject({
      status: 'RS_OK',
      balance: 10_200_000,
    });
    expect(
      await post('transaction/win', said({ amount: 1, is_supplier_promo: false })),
    ).toMatchObject({
      status: 'RS_ERROR_WRONG_SYNTAX',
    });
  });

  it.each([
    ['another currency', { currency: 'USD', amount: 1_000 }, 'RS_ERROR_WRONG_CURRENCY'],
    ['another user', { user: '1', amount: 1_000 }, 'RS_ERROR_INVALID_TOKEN'],
    ['an unknown token', { token: 'unknown', amount: 1_000 }, 'RS_ERROR_INVALID_TOKEN'],
    ['a text for an amount', { amount: '1000' }, 'RS_ERROR_WRONG_TYPES'],
    ['no amount', {}, 'RS_ERROR_WRONG_SYNTAX'],
    ['an amount below zero', { amount: -1_000 }, 'RS_ERROR_WRONG_SYNTAX'],
    [
      'a free round that was never given',
      { amount: 1_000, is_free: true },
      'RS_ERROR_WRONG_SYNTAX',
    ],
  ])('a bet with %s is refused with status 200', async (_name, more, status) => {
    const { post, said } = await server();
    expect(await post('transaction/bet', said(more))).toMatchObject({ http: 200, status });
  });

  it('a body without JSON or signature is refused, and so is another provider', async () => {
    const { app, post } = await server();
    expect(await post('user/balance', {}, '{')).toEqual({
      http: 200,
      status: 'RS_ERROR_WRONG_SYNTAX',
    });
    const url = '/casino-api/v1/wallet/native/user/balance';
    const unsigned = await app.inject({ method: 'POST', url, payload: '{}' });
    expect(unsigned.json()).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE' });
    const other = await app.inject({
      method: 'POST',
      url: url.replace('native', 'other'),
      payload: '{}',
    });
    expect(other.statusCode).toBe(404);
  });
});
