import { HubsConfiguration } from '@touchline/contracts/configuration';
import { expect, it, vi } from 'vitest';
import { createHubIndex, followCompetitionHubs } from './competition-hubs.ts';

const champ = (slug: string, country = 'GB-ENG') => ({ id: 1, name: slug, slug, country, tier: 1 });
const hub = (name: string, slug: string) => ({
  name,
  competitions: [{ sport: 'football', country: 'GB-ENG', slug }],
});
const hubsOf = (...hubs: object[]) => HubsConfiguration.parse({ hubs });

it('an event belongs to the hubs of its competition, and to no namesake of another sport or country', () => {
  const index = createHubIndex(
    hubsOf(hub('epl', 'premier-league'), hub('england', 'premier-league')).hubs,
  );
  const league = champ('premier-league');
  expect(index.of({ sport: 'football', champ: league })).toEqual(['epl', 'england']);
  expect(index.of({ sport: 'cricket', champ: league })).toEqual([]);
  expect(index.of({ sport: 'football', champ: champ('premier-league', 'RU') })).toEqual([]);
  expect(index.has('epl')).toBe(true);
  expect(index.has('laliga')).toBe(false);
});

it('hubs of one name are refused, and the site’s own have nine addresses', () => {
  expect(HubsConfiguration.safeParse(hubsOf()).success).toBe(true);
  expect(
    HubsConfiguration.safeParse({ hubs: [hub('epl', 'one'), hub('epl', 'two')] }).success,
  ).toBe(false);
  expect(HubsConfiguration.parse({}).hubs).toHaveLength(9);
});

it('hubs follow the configuration, and stay as they were while it cannot be read', async () => {
  let stored = hubsOf(hub('epl', 'premier-league'));
  let isDown = false;
  let notify: () => void = () => undefined;
  const hubs = await followCompetitionHubs({
    read: async () => {
      if (isDown) {
        throw new Error('down');
      }
      return { hubs: stored };
    },
    onChange: (listener) => {
      notify = listener;
    },
  });
  stored = hubsOf(hub('fa-cup', 'fa-cup'));
  isDown = true;
  notify();
  await Promise.resolve();
  expect(hubs.current().has('epl')).toBe(true);
  isDown = false;
  notify();
  await vi.waitFor(() => expect(hubs.current().has('fa-cup')).toBe(true));
});
