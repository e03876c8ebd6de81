import { CashOut } from '@touchline/contracts/betting';
import type { PluginStorage } from '@touchline/plugin-api';
import { createTestContext, createTestStorage } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { createActAttempts } from './act-attempts.ts';

const sent = { quote: '100.a', amount: 950 };

function setUp(storage: PluginStorage = createTestStorage()) {
  const { clock } = createTestContext({ plugin: 'coupon' });
  return createActAttempts({ storage, clock }, { name: 'sales', requested: CashOut });
}

describe('the open attempts', () => {
  it('the open attempts store the key and the request of each until the server has answered', () => {
    const attempts = setUp();
    const { key } = attempts.begin('7', sent);
    expect(attempts.open().get('7')).toMatchObject({ key, requested: sent });
    attempts.end('7');
    expect(attempts.open().size).toBe(0);
  });

  it('the open attempts include those that the first version stored', () => {
    const first = { open: { 7: { key: 'k', ['wish']: sent, startedAt: 0 } } };
    const attempts = setUp({
      open: (options) =>
        createTestStorage({ [options.name]: options.migrate?.(first, 1) }).open(options),
    });
    expect(attempts.open().get('7')).toEqual({ key: 'k', requested: sent, startedAt: 0 });
  });
});
