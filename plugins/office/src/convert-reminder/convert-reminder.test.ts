import { createTestContext } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { start } from './convert-reminder.background.ts';
import { convertStatus } from './convert-status.ts';

const account = (type: 0 | 4 | 9, currency: string) => ({
  id: `${type}${currency}`,
  type,
  currency,
  balance: 0,
  inPlay: 0,
  isActive: type === 0,
});
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the accounts to convert', () => {
  it.each([
    [[account(0, 'EUR')], 0],
    [[account(0, 'HRK'), account(9, 'HRK')], 1],
    [[account(0, 'EUR'), account(9, 'HRK')], 2],
    [[], 0],
  ] as const)('the accounts %j have the convert status %s', (accounts, status) => {
    expect(convertStatus(accounts)).toBe(status);
  });
});

describe('the reminder to convert', () => {
  function setUp(name: string, currency = 'HRK') {
    return createTestContext({
      plugin: 'office',
      session: { userId: '1' },
      current: { name },
      answers: { 'GET /wallet-api/v1/accounts': () => ({ accounts: [account(0, currency)] }) },
    });
  }

  it('the reminder to convert appears once a user and session, stored in the session as hrk_ur', async () => {
    const { context, session, openModals, http } = setUp('home');
    const open = vi.spyOn(context.storage, 'open');
    start(context);
    await settle();
    expect(open).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'hrk_ur', lifetime: 'session' }),
    );
    expect(openModals).toEqual(['convert-account']);
    start(context);
    await settle();
    expect(http.requests).toHaveLength(1);
    session.set({ userId: '2' });
    await settle();
    expect(http.requests.length).toBeGreaterThan(1);
  });

  it('the reminder to convert does not appear on the page where it is done, nor for other currencies', async () => {
    for (const test of [setUp('convertAccount'), setUp('home', 'EUR')]) {
      start(test.context);
      await settle();
      expect(test.openModals).toEqual([]);
    }
  });
});
