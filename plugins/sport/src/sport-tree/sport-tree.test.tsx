import { createTestContext, mountView } from '@touchline/testing';
import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './sport-tree.view.tsx';

const champ = (id: number, name: string, country: string) => ({
  id,
  slug: `c${id}`,
  name,
  country,
  sport: 'football',
  live: 0,
  line: 2,
});

async function show(settings: object, beforeChamps: () => Promise<void> = async () => {}) {
  const { context } = createTestContext({
    plugin: 'sport',
    definition: plugin,
    texts: en,
    current: { name: 'mainSectionWithSport', params: { section: 'line', sport: 'football' } },
    answers: {
      'GET /line-api/v1/sports': () => ({
        sports: [
          { id: 1, slug: 'football', live: 0, line: 6 },
          { id: 2, slug: 'tennis', live: 0, line: 3 },
        ],
      }),
      'GET /line-api/v1/champs': async () => {
        await beforeChamps();
        return {
          champs: [
            champ(1, 'Premier League', 'GB-ENG'),
            champ(2, 'Bundesliga', 'DE'),
            champ(3, 'Championship', 'GB-ENG'),
          ],
        };
      },
    },
  });
  context.preferences.change(settings);
  return mountView({ view, context });
}

describe('the list of sports beside the page', () => {
  it('the list of sports has the competitions of the open sport by country', async () => {
    const mounted = await show({});
    await screen.findByRole('link', { name: /^Premier League/ });
    const england = within(screen.getByRole('region', { name: 'GB-ENG' }));
    expect(england.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Premier League2',
      'Championship2',
    ]);
    await mounted.unmount();
  });

  it('the list of sports has the competitions as they come with isGroupByCountry off, each with its country', async () => {
    const mounted = await show({ isGroupByCountry: false });
    await screen.findByRole('link', { name: /^Bundesliga DE/ });
    expect(screen.queryByRole('region')).toBeNull();
    await mounted.unmount();
  });

  it('the list of sports waits for the competitions of the open sport, which would push the other sports away', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const mounted = await show({}, () => answered);
    await screen.findByRole('heading', { name: 'Upcoming' });
    expect(screen.queryByRole('link', { name: /tennis/i })).toBeNull();
    answer();
    await screen.findByRole('link', { name: /tennis/i });
    expect(screen.getByRole('link', { name: /^Championship/ })).toBeTruthy();
    await mounted.unmount();
  });

  it('the list of sports is shown when the competitions fail to load', async () => {
    const mounted = await show({}, () => Promise.reject(new Error('offline')));
    expect(await screen.findAllByRole('link')).toHaveLength(2);
    await mounted.unmount();
  });

  it('the list of sports has no competitions with isShowSportsOnly', async () => {
    const mounted = await show({ isShowSportsOnly: 1 });
    expect(await screen.findAllByRole('link')).toHaveLength(2);
    await mounted.unmount();
  });
});
