import type { LiveChange } from '@touchline/contracts/live';
import { PluginProvider } from '@touchline/plugin-api';
import { createTestContext } from '@touchline/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { slipOf } from './slip.store.ts';
import { SlipPanel } from './slip-panel.tsx';
import texts from '../translations/en.json' with { type: 'json' };

afterEach(cleanup);

// What comes when it is needed is there immediately.
beforeAll(() =>
  Promise.all([
    import('../compose/leg-tools.tsx'),
    import('../compose/system-choice.tsx'),
    import('../compose/extras.tsx'),
    import('../compose/figures-list.tsx'),
    import('../placement/differences.tsx'),
  ]),
);

const MARKET = 'ft-1x2';
const LEGS = [1, 2, 3, 4];

const event = (id: number) => ({
  id,
  sport: 'football',
  section: 'line' as const,
  champ: { id: 9, name: 'Premier League' },
  startsAt: 0,
  home: { name: `Home ${id}` },
  away: { name: `Away ${id}` },
  state: { status: 'open' as const },
  marketsTotal: 1,
  markets: [[MARKET, 1, 0, null, [['home', '2.10']]]],
});

/** Parts of the slip come with their own chunks, which a busy machine takes its time to read. */
const PATIENT = { timeout: 4_000 };

/** A slip of several legs as a system, the work that a moved price makes in it being counted. */
async function showSlip() {
  const test = createTestContext({ plugin: 'coupon', texts, session: { userId: 'u1' } });
  const said: string[] = [];
  const { i18n } = test.context;
  const context = {
    ...test.context,
    i18n: {
      ...i18n,
      t: (...given: Parameters<typeof i18n.t>) => {
        said.push(given[0]);
        return i18n.t(...given);
      },
      market: (...given: Parameters<typeof i18n.market>) => {
        said.push('the market of a leg');
        return i18n.market(...given);
      },
    },
  };
  const slip = slipOf(context);
  for (const id of LEGS) {
    test.live.follow(`event:${id}`);
    test.live.snapshot({ topic: `event:${id}`, clk: 'a', time: 0, events: [event(id)] } as never);
    slip.toggle({
      outcomeId: `${id}~${MARKET}~home`,
      eventId: id,
      sport: 'football',
      champ: 'Premier League',
      home: `Home ${id}`,
      away: `Away ${id}`,
      startsAt: 0,
      section: 'line',
      price: '2.10',
    });
  }
  slip.change((state) => ({ ...state, typeId: 2, chosenTypeId: 2, systemValue: 2, amount: '5' }));
  const { container } = render(
    <PluginProvider value={context}>
      <SlipPanel />
    </PluginProvider>,
  );
  await screen.findAllByText(texts.banker, {}, PATIENT);
  await screen.findByRole('combobox', {}, PATIENT);
  // Parts that come when they are needed have all arrived once a turn passes without output.
  do {
    said.length = 0;
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  } while (said.length > 0);
  let version = 1;
  const move = async (id: number, price: string) => {
    said.length = 0;
    version += 1;
    const change: LiveChange = ['m', id, MARKET, version, 0, null, [price]];
    await act(async () => test.live.change(`event:${id}`, [change]));
    return [...said];
  };
  const leg = (id: number) => container.querySelector(`[data-outcome="${id}~${MARKET}~home"]`);
  return { move, leg };
}

it('the slip renders of the legs only the price that has moved', async () => {
  const { move, leg } = await showSlip();
  await move(1, '2.30');
  expect(leg(1)?.textContent).toContain('2.30');
  const said = await move(2, '2.40');
  expect(leg(2)?.textContent).toContain('2.40');
  expect(said.filter((key) => key.startsWith('price.'))).toEqual(['price.up']);
  expect(said).not.toContain('the market of a leg');
  expect(said).not.toContain('banker');
});

it.each([
  ['falls and is asked about', '1.90'],
  ['rises and is taken', '2.40'],
])('the slip leaves type, size and stake alone when a price %s', async (_, price) => {
  const { move } = await showSlip();
  const said = await move(1, price);
  for (const key of [`type.2`, 'systemValue', 'systemOption', 'stake', 'less', 'clear']) {
    expect(said).not.toContain(key);
  }
});

it('the slip computes nothing of the whole again for a price that is only prompted about', async () => {
  const { move } = await showSlip();
  await move(1, '1.90');
  await move(2, '1.90');
  const said = await move(1, '1.80');
  expect(said).not.toContain('totalOdds');
  expect(said).toContain('acceptPrices');
});
