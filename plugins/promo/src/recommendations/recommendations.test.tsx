import type { RecommendationsAnswer } from '@touchline/contracts/betting';
import type { Selection } from '@touchline/contracts/plugins';
import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './recommendations.view.tsx';

const OTHER = '2~ft-1x2~home';
const bet: Selection = {
  outcomeId: '1~ft-1x2~home',
  eventId: 1,
  sport: 'football',
  champ: 'Premier League',
  home: 'Arsenal',
  away: 'Chelsea',
  startsAt: 0,
  section: 'line',
  price: '1.90',
};
let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

const found: RecommendationsAnswer = {
  isProtected: false,
  recommendations: [{ outcomeId: OTHER, because: [bet.outcomeId] }],
};

async function show(answer: RecommendationsAnswer, input: Record<string, unknown>) {
  const { sport, champ, startsAt, section } = bet;
  const event = {
    id: 2,
    sportId: 1,
    champId: 1,
    sport,
    champ,
    startsAt,
    section,
    home: 'Leeds',
    away: 'Everton',
    state: { status: 'scheduled' },
  };
  const test = createTestContext({
    plugin: 'promo',
    definition: plugin,
    texts: en,
    answers: {
      'GET /betting-api/v1/recommendations': () => answer,
      'GET /line-api/v1/outcomes': () => ({
        time: 0,
        outcomes: [{ outcomeId: OTHER, status: 'open', price: '2.10', version: 1, event }],
      }),
    },
  });
  mounted = await mountView({ view, context: test.context, props: { input } });
  return { ...test, element: mounted.element };
}

it('a recommendation says why it is there, and goes on the slip at its price', async () => {
  const { context, element } = await show(found, { bets: [bet] });
  const chosen: unknown[] = [];
  context.bus.on('coupon.toggle', ({ selection }) => chosen.push(selection));
  const row = await vi.waitFor(() => {
    const shown = element.querySelector(`[data-recommended="${OTHER}"]`);
    expect(shown).not.toBeNull();
    return shown;
  });
  expect(row?.textContent).toContain('Leeds – Everton');
  expect(row?.textContent).toContain('Because your slip holds Arsenal – Chelsea');
  screen.getByRole('button', { name: /2\.10/ }).click();
  await vi.waitFor(() =>
    expect(chosen).toMatchObject([{ outcomeId: OTHER, price: '2.10', home: 'Leeds' }]),
  );
});

it('a player who wants no recommendations is asked about none', async () => {
  const { http } = await show(found, {});
  await screen.findByText('Recommendations are off');
  expect(http.requests).toEqual([]);
});

it.each([
  [{ isProtected: true, recommendations: [] }, [bet], 'Nothing is recommended to you at present'],
  [{ isProtected: false, recommendations: [] }, [bet], 'Nothing to recommend yet'],
  [found, [], 'Your slip is empty'],
])('the page says why there is nothing on it %#', async (answer, bets, text) => {
  const { element } = await show(answer, { bets });
  await screen.findByText(text);
  expect(element.querySelector('[data-recommended]')).toBeNull();
});
