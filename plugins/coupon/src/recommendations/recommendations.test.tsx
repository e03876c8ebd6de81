import type { RecommendationsAnswer } from '@touchline/contracts/betting';
import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { slipOf } from '../slip/slip.store.ts';
import { testSelection } from '../testing/test-selection.ts';
import en from '../translations/en.json';
import { view } from './recommendations.view.tsx';

const OTHER = '2~ft-1x2~home';
const bet = testSelection(1, { home: 'Arsenal', away: 'Chelsea' });
let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

const found: RecommendationsAnswer = {
  isProtected: false,
  recommendations: [{ outcomeId: OTHER, because: [bet.outcomeId] }],
};

async function show(answer: RecommendationsAnswer, { isWanted = true, isEmpty = false } = {}) {
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
    plugin: 'coupon',
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
  const settings = couponSettingsOf(test.context);
  settings.set({ ...settings.get(), isRecommendationsShown: isWanted });
  if (!isEmpty) slipOf(test.context).toggle(bet);
  mounted = await mountView({ view, context: test.context });
  return { ...test, element: mounted.element, settings };
}

it('a recommendation says why it is there, and goes on the slip at its price', async () => {
  const { context, element } = await show(found);
  const row = await vi.waitFor(() => {
    const shown = element.querySelector(`[data-recommended="${OTHER}"]`);
    expect(shown).not.toBeNull();
    return shown;
  });
  expect(row?.textContent).toContain('Leeds – Everton');
  expect(row?.textContent).toContain('Because your slip holds Arsenal – Chelsea');
  screen.getByRole('button', { name: /2\.10/ }).click();
  await vi.waitFor(() =>
    expect(
      slipOf(context)
        .store.get()
        .bets.map(({ outcomeId }) => outcomeId),
    ).toContain(OTHER),
  );
  // What was added from here does not move what is here.
  expect(element.querySelector(`[data-recommended="${OTHER}"]`)).not.toBeNull();
});

it('a player who wants no recommendations is asked about none, and can have them again', async () => {
  const { element, http, settings } = await show(found, { isWanted: false });
  await screen.findByText('Recommendations are off');
  expect(http.requests.filter(({ path }) => path.includes('recommendations'))).toEqual([]);
  screen.getByRole('switch', { name: /Show what others backed/ }).click();
  await vi.waitFor(() => expect(element.querySelector('[data-recommended]')).not.toBeNull());
  expect(settings.get().isRecommendationsShown).toBe(true);
});

it.each([
  [{ isProtected: true, recommendations: [] }, {}, 'Nothing is recommended to you at present'],
  [{ isProtected: false, recommendations: [] }, {}, 'Nothing to recommend yet'],
  [found, { isEmpty: true }, 'Your slip is empty'],
])('the page says why there is nothing on it %#', async (answer, options, text) => {
  const { element } = await show(answer, options);
  await screen.findByText(text);
  expect(element.querySelector('[data-recommended]')).toBeNull();
});
