import { waitFor } from '@testing-library/react';
import type { LineEvent } from '@touchline/contracts/line';
import { createTestContext, mountView } from '@touchline/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './game.view.tsx';

const event = (marketCount: number) =>
  ({
    id: 7,
    slug: 'arsenal-chelsea',
    sport: 'football',
    sportId: 1,
    home: { id: 1, name: 'Arsenal' },
    away: { id: 2, name: 'Chelsea' },
    champ: { id: 1, slug: 'league', name: 'League', country: 'GB-ENG' },
    section: 'line',
    startsAt: 0,
    state: { status: 'scheduled' },
    marketCount,
    markets: [
      [
        'ft-1x2',
        1,
        0,
        null,
        [
          ['home', '2.00'],
          ['draw', '3.00'],
          ['away', '4.00'],
        ],
      ],
    ],
  }) as unknown as LineEvent;

/** The document of these tests has no layout that could change. */
class NoLayout {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NoLayout);
  vi.stubGlobal('ResizeObserver', NoLayout);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(async () => {
  await mounted?.unmount();
  vi.unstubAllGlobals();
});

it('the page of an event shows its markets once, however often the event changes', async () => {
  const warn = vi.spyOn(console, 'error');
  const { context, live } = createTestContext({ plugin: 'sport', definition: plugin, texts: en });
  mounted = await mountView({ view, context, props: { params: { game: '7-arsenal-chelsea' } } });
  const { element } = mounted;
  for (const count of [1, 2, 3]) {
    live.snapshot({ topic: 'event:7', clk: `c${count}`, time: 0, events: [event(count)] });
    await waitFor(() => expect(element.textContent).toContain('Arsenal'));
  }
  expect(element.querySelectorAll('[data-outcome-id="7~ft-1x2~home"]')).toHaveLength(1);
  // Parts of a page that React cannot tell apart are left behind, each time it is rendered.
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
