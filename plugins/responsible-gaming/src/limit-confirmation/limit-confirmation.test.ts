import { createTestContext } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { limitToConfirm, start } from './limit-confirmation.background.ts';

const limit = (change: object = {}) => ({
  id: 'l1',
  limitType: 21,
  limitValue: 50_000,
  limitBalance: 0,
  limitState: 'PENDING' as const,
  startedAt: 1_700_000_000,
  endsAt: null,
  needApprove: true,
  currency: 'EUR',
  ...change,
});
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a raised deposit limit', () => {
  it.each([
    [{}, true],
    [{ limitType: 20 }, true],
    [{ limitType: 10 }, false],
    [{ limitState: 'ACTIVE' }, false],
    [{ needApprove: false }, false],
  ])('a raised deposit limit with %j is to be confirmed: %s', (change, isIt) => {
    expect(limitToConfirm([limit(change) as never]) !== undefined).toBe(isIt);
  });

  it('a raised deposit limit is prompted about once a visit', async () => {
    const { context, openModals } = createTestContext({
      plugin: 'responsible-gaming',
      answers: {
        'GET /limit-service-api/api/external/web/v3/limits': () => ({ limits: [limit()] }),
      },
    });
    const stop = start(context);
    await settle();
    expect(openModals).toEqual(['limit-confirmation']);
    await context.modals.close();
    context.resources.invalidate('responsible-gaming.limits');
    await settle();
    expect(openModals).toEqual([]);
    stop();
  });
});
