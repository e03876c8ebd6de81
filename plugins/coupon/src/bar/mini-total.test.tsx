import type { TopicSnapshot } from '@touchline/contracts/line';
import { COUPON_TYPE } from '@touchline/domain/coupon';
import { PluginProvider } from '@touchline/plugin-api';
import { createTestContext } from '@touchline/testing';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { slipOf } from '../slip/slip.store.ts';
import { testSelection } from '../testing/test-selection.ts';
import texts from '../translations/en.json' with { type: 'json' };
import { MiniTotal } from './mini-total.tsx';

afterEach(cleanup);

const LEGS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

function snapshotOf(id: number): TopicSnapshot {
  return {
    topic: `event:${id}`,
    clk: '1',
    time: 0,
    events: [
      {
        id,
        sportId: 1,
        sport: 'football',
        champ: { id: 9, name: 'Premier League', slug: 'premier-league', country: 'GB' },
        slug: 'match',
        home: { id: 1, name: 'Home' },
        away: { id: 2, name: 'Away' },
        startsAt: 0,
        section: 'line',
        state: { status: 'scheduled' },
        marketCount: 1,
        markets: [
          [
            'ft-1x2',
            1,
            0,
            null,
            [
              ['home', '1.04'],
              ['draw', '15.00'],
              ['away', '40.00'],
            ],
          ],
        ],
      },
    ],
  };
}

it('an anti-express follows all prices of the markets of its legs', () => {
  const { context, live } = createTestContext({ plugin: 'coupon', texts });
  const slip = slipOf(context);
  for (const id of LEGS) {
    live.follow(`event:${id}`);
    slip.toggle(testSelection(id, { price: '1.04' }));
  }
  slip.change((state) => ({ ...state, typeId: COUPON_TYPE.antiExpress }));
  const { container } = render(
    <PluginProvider value={context}>
      <MiniTotal moves={[]} />
    </PluginProvider>,
  );
  const shown = () => Number(container.textContent);
  // By the formula alone, until the markets are known.
  expect(shown()).toBeCloseTo(2.269, 2);
  act(() => {
    for (const id of LEGS) live.snapshot(snapshotOf(id));
  });
  const capped = shown();
  expect(capped).toBeLessThan(2);
  // The leg's own price is unchanged, and the outsider of its market is more likely now.
  act(() => live.change('event:1', [['m', 1, 'ft-1x2', 2, 0, null, ['1.04', '15.00', '9.00']]]));
  expect(shown()).toBeLessThan(capped);
});
