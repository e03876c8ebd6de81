import type { Limit } from '@touchline/contracts/limits';
import { reactView } from '@touchline/plugin-api';
import { createTestContext, mountView } from '@touchline/testing';
import { expect, it } from 'vitest';
import en from '../translations/en.json' with { type: 'json' };
import { LimitRow } from './limit-row.tsx';

it.each([
  [20, 'Limit reached: no more deposits for now.'],
  [1, 'Limit reached: no more bets for now.'],
])('a limit of type %i that is used up says "%s"', async (limitType, text) => {
  const { context } = createTestContext({ plugin: 'responsible-gaming', texts: en });
  const limit = {
    limitType,
    limitState: 'ACTIVE',
    limitValue: 20_000,
    limitBalance: 0,
    currency: 'EUR',
    startedAt: 0,
    needApprove: false,
  } as unknown as Limit;
  const view = reactView(() => (
    <LimitRow limit={limit} isKept={false} onChanged={() => undefined} />
  ));
  const mounted = await mountView({ view, context });
  expect(mounted.element.textContent).toContain(text);
  expect(mounted.element.textContent).not.toContain('left');
  await mounted.unmount();
});
