import { reactView } from '@touchline/plugin-api';
import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { StatisticLink } from './statistic-link.tsx';

async function links({ isOffered, isWindow }: { isOffered: boolean; isWindow: 0 | 1 }) {
  const { context } = createTestContext({
    plugin: 'sport',
    definition: plugin,
    texts: en,
    configuration: { flags: { statistic: isOffered } },
  });
  context.preferences.change({ isDisplayStatsInNewWindow: isWindow });
  const view = reactView(() => <StatisticLink eventId={1042} />);
  const mounted = await mountView({ view, context });
  const found = screen
    .queryAllByRole<HTMLAnchorElement>('link', { name: en.title.statistic })
    .map(({ href, target }) => {
      const { pathname, search } = new URL(href);
      return `${pathname}${search} ${target}`;
    });
  await mounted.unmount();
  return found;
}

describe('the way to an event’s statistics', () => {
  it('the link to an event’s statistics opens a window, or a page of this one, as the player has set it', async () => {
    expect(await links({ isOffered: true, isWindow: 1 })).toEqual([
      expect.stringMatching(/\/statisticpopup\?game=1042 _blank$/),
    ]);
    expect(await links({ isOffered: true, isWindow: 0 })).toEqual([
      expect.stringMatching(/\/statistic\?game=1042 $/),
    ]);
  });

  it('the link to an event’s statistics is absent where the site has no statistics', async () => {
    expect(await links({ isOffered: false, isWindow: 1 })).toEqual([]);
  });
});
