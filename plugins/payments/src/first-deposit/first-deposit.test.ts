import { createTestContext } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { start } from './first-deposit.background.ts';
import { offerClosed } from './first-deposit.store.ts';
import { start as startSignedOut } from './sign-out.background.ts';

const CALL = 'GET /web-api/officeapi/v1/bonus-popup-information';
const OFFER = {
  currency: 'EUR',
  percent: 100,
  maximum: 10_000,
  minimumDeposit: 1_000,
  wagerTimes: 5,
  days: 30,
  types: [1],
  minLegs: 3,
  minCoef: '1.40',
};

function setUp(bonusPopupInformation: object | null = OFFER) {
  return createTestContext({
    plugin: 'payments',
    session: { userId: '1' },
    answers: { [CALL]: () => ({ bonusPopupInformation }) },
  });
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the offer for a first deposit', () => {
  it('the offer for a first deposit is made after 15 s', async () => {
    const { context, clock, openModals, http } = setUp();
    start(context);
    clock.advance(14_999);
    await settle();
    expect(http.requests).toHaveLength(0);
    clock.advance(1);
    await settle();
    expect(openModals).toEqual(['first-deposit']);
  });

  it('the offer for a first deposit is not made while there is none, nor after the player has signed out', async () => {
    const none = setUp(null);
    start(none.context);
    none.clock.advance(15_000);
    await settle();
    expect(none.openModals).toEqual([]);
    const left = setUp();
    start(left.context)();
    left.clock.advance(15_000);
    await settle();
    expect(left.http.requests).toHaveLength(0);
  });

  it('the offer for a first deposit stores in the session that it was closed', () => {
    const { context } = setUp();
    const open = vi.spyOn(context.storage, 'open');
    offerClosed(context).set(true);
    expect(open).toHaveBeenCalledWith(expect.objectContaining({ lifetime: 'session' }));
  });

  it('the offer for a first deposit once closed stays closed, until the player has signed out', async () => {
    const { context, clock, http, openModals } = setUp();
    offerClosed(context).set(true);
    start(context);
    clock.advance(15_000);
    await settle();
    expect(http.requests).toHaveLength(0);
    startSignedOut(context);
    start(context);
    clock.advance(15_000);
    await settle();
    expect(openModals).toEqual(['first-deposit']);
  });
});
