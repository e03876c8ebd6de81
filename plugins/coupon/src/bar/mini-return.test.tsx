import type { OutcomeState } from '@touchline/live-client';
import { PluginProvider } from '@touchline/plugin-api';
import { createTestContext } from '@touchline/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { priceMoves } from '../slip/price-agreement.ts';
import { slipOf } from '../slip/slip.store.ts';
import texts from '../translations/en.json' with { type: 'json' };
import { MiniReturn } from './mini-return.tsx';
import { testSelection } from '../testing/test-selection.ts';

afterEach(cleanup);

it.each([
  ['fell and must be agreed to', '2.00', '1000 EUR'],
  ['rose and is taken', '2.20', '1100 EUR'],
  ['stands', '2.10', '1050 EUR'],
])('the mini return is computed from the current price when that %s', (_, price, expected) => {
  const { context } = createTestContext({ plugin: 'coupon', texts });
  const slip = slipOf(context);
  slip.toggle(testSelection());
  slip.setAmount('5');
  const { bets } = slip.store.get();
  const current = () => ({ price, status: 'open' }) as OutcomeState;
  const moves = priceMoves({ bets, current, action: 2 });
  render(
    <PluginProvider value={context}>
      <MiniReturn legs={{ bets, moves, closed: new Map() }} />
    </PluginProvider>,
  );
  expect(screen.getByText(/Possible return/).parentElement?.textContent).toContain(expected);
});
