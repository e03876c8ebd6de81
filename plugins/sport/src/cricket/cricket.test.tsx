import { waitFor } from '@testing-library/react';
import type { LineEvent } from '@touchline/contracts/line';
import { createTestContext, mountView } from '@touchline/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view as champ } from './champ.view.tsx';
import { view as overview } from './cricket.view.tsx';

const event = (id: number, section: 'live' | 'line') =>
  ({
    id,
    slug: `match-${id}`,
    sport: 'cricket',
    sportId: 66,
    home: { id: 1, name: `Surrey ${id}` },
    away: { id: 2, name: 'Kent' },
    champ: { id: 7, slug: 't20-blast', name: 'T20 Blast', country: 'GB-ENG' },
    section,
    startsAt: Date.UTC(2026, 0, 1) + id * 60_000,
    state: { status: section === 'live' ? 'live' : 'scheduled' },
    marketCount: 0,
    markets: [],
  }) as unknown as LineEvent;

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
/** The document of these tests has no layout that could change. */
class NoLayout implements ResizeObserver {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}
beforeEach(() => void vi.stubGlobal('ResizeObserver', NoLayout));
afterEach(async () => {
  await mounted?.unmount();
  vi.unstubAllGlobals();
});

async function open(view: typeof overview, params: Record<string, string> = {}) {
  const given = createTestContext({ plugin: 'sport', definition: plugin, texts: en });
  mounted = await mountView({ view, context: given.context, props: { params } });
  const { element } = mounted;
  const list = (topic: string, ...events: LineEvent[]) =>
    given.live.snapshot({ topic, clk: 'c0', time: 0, events });
  const addresses = () =>
    new Set([...element.querySelectorAll('a')].map((link) => link.getAttribute('href')));
  return { ...given, element, list, addresses };
}

describe('the pages of cricket', () => {
  it('the overview shows what is live and what begins next, and says how many there are', async () => {
    const { element, list, addresses } = await open(overview);
    list('list:live:cricket', event(1, 'live'));
    const coming = Array.from({ length: 14 }, (_, at) => event(40 - at, 'line'));
    list('list:line:cricket', ...coming);
    await waitFor(() => expect(element.textContent).toContain('Surrey 31'));
    expect(mounted?.crashes).toEqual([]);
    expect(element.textContent).not.toContain('Surrey 40');
    expect(element.textContent).toContain('All 14 events');
    expect(addresses()).toContain('/en/cricket/game/1-match-1');
    expect(addresses()).toContain('/en/cricket/all-events');
  });

  it('a competition of cricket lists what is live before what comes, under its name', async () => {
    const { element, list, addresses } = await open(champ, { champ: '7-t20-blast' });
    list('champ:live:7', event(2, 'live'));
    list('champ:line:7', event(1, 'line'));
    await waitFor(() => expect(element.querySelector('h1')?.textContent).toBe('T20 Blast'));
    await waitFor(() => expect(element.textContent).toContain('Surrey 1'));
    const text = element.textContent;
    expect(text.indexOf('Surrey 2')).toBeLessThan(text.indexOf('Surrey 1'));
    expect(addresses()).toContain('/en/cricket/game/2-match-2');
  });

  it('a competition without a match says so', async () => {
    const { element, list } = await open(champ, { champ: '7-t20-blast' });
    list('champ:live:7');
    list('champ:line:7');
    await waitFor(() => expect(element.textContent).toContain(en.hub.none));
  });
});
