import { fireEvent, waitFor } from '@testing-library/react';
import type { LineEvent } from '@touchline/contracts/line';
import { createTestContext, mountView } from '@touchline/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view as events } from './events.view.tsx';
import { view as game } from './game.view.tsx';

const event = (id: number, section: 'live' | 'line', more: Partial<LineEvent> = {}) =>
  ({
    id,
    slug: `match-${id}`,
    sport: 'cs2',
    sportId: 40,
    home: { id: 1, name: `Northwind ${id}` },
    away: { id: 2, name: 'Halcyon' },
    champ: { id: 40001, slug: 'masters', name: 'Masters', country: 'world' },
    section,
    startsAt: Date.UTC(2026, 0, 1) + id * 60_000,
    state: { status: section === 'live' ? 'live' : 'scheduled' },
    marketCount: 1,
    markets: [
      [
        'cs2-winner',
        1,
        0,
        null,
        [
          ['home', '1.80'],
          ['away', '2.00'],
        ],
      ],
    ],
    ...more,
  }) as unknown as LineEvent;

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
/** The document of these tests has no layout that could change. */
class NoLayout {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoLayout);
  vi.stubGlobal('IntersectionObserver', NoLayout);
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

async function open(view: typeof events, input: Readonly<Record<string, unknown>>) {
  const given = createTestContext({ plugin: 'sport', definition: plugin, texts: en });
  mounted = await mountView({ view, context: given.context, props: { input } });
  const { element } = mounted;
  const list = (topic: string, ...shown: LineEvent[]) =>
    given.live.snapshot({ topic, clk: 'c0', time: 0, events: shown });
  const addresses = () =>
    new Set([...element.querySelectorAll('a')].map((link) => link.getAttribute('href')));
  return { ...given, element, list, addresses };
}

const LISTS = [
  { title: 'Live', topic: 'list:live:cs2' },
  { title: 'Upcoming', topic: 'list:line:cs2' },
];

describe('the events of esports', () => {
  it('the lists wait for each other, and lead to the pages that asked for them', async () => {
    const { element, list, addresses } = await open(events, { prefix: 'cyber', lists: LISTS });
    list('list:live:cs2', event(1, 'live'));
    await waitFor(() => expect(element.querySelector('output')).not.toBeNull());
    expect(element.textContent).not.toContain('Northwind 1');
    list('list:line:cs2', event(2, 'line'));
    await waitFor(() => expect(element.textContent).toContain('Northwind 2'));
    const text = element.textContent;
    expect(text.indexOf('Northwind 1')).toBeLessThan(text.indexOf('Northwind 2'));
    expect(addresses()).toContain('/en/cyberGame/real/cs2/40001-masters/1-match-1');
    expect(mounted?.crashes).toEqual([]);
  });

  it('a list that is whole elsewhere shows its first events, how many there are, and the way', async () => {
    const all = { href: '/en/esports/real/discipline/cs2', shown: 2 };
    const { element, list, addresses } = await open(events, {
      prefix: 'esports',
      lists: [{ title: 'CS2', topic: 'list:line:cs2', all }],
    });
    list('list:line:cs2', event(1, 'line'), event(2, 'line'), event(3, 'line'));
    await waitFor(() => expect(element.querySelectorAll('[data-event-id]')).toHaveLength(2));
    expect(element.querySelector('h2')?.textContent).toContain('3');
    expect(addresses()).toContain(all.href);
  });

  it('a choice has what is live side by side, and what begins next below', async () => {
    const { element, list } = await open(events, {
      prefix: 'esports',
      lists: [],
      top: 'top:esports',
    });
    list('top:esports', event(1, 'live'), event(2, 'line'));
    await waitFor(() => expect(element.textContent).toContain(en.home.soon));
    expect(element.querySelectorAll('article[data-event-id="1"]')).toHaveLength(1);
    expect(element.querySelectorAll('[data-event-id="2"]')).toHaveLength(1);
  });

  it('a list of streams shows no other events, and says when there is none', async () => {
    const input = { prefix: 'esports', type: 'stream', lists: LISTS, streamsOnly: true };
    const { element, list, addresses } = await open(events, input);
    list('list:live:cs2', event(1, 'live'));
    list('list:line:cs2');
    await waitFor(() => expect(element.textContent).toContain(en.esports.noStreams));
    list('list:live:cs2', event(1, 'live'), event(2, 'live', { hasStream: true }));
    await waitFor(() => expect(element.textContent).toContain('Northwind 2'));
    expect(element.textContent).not.toContain('Northwind 1');
    expect([...addresses()].join(' ')).toContain('/en/esportsGame/stream/cs2/');
  });

  it('an input of a version that this one does not know shows nothing, and breaks nothing', async () => {
    const { element } = await open(events, { prefix: 'arena', lists: LISTS });
    expect(element.textContent).toBe('');
    expect(mounted?.crashes).toEqual([]);
  });
});

describe('the match of esports', () => {
  it('the scoreboard tells who defends and what both sides buy; a price goes on the slip', async () => {
    const input = { prefix: 'esports', type: 'real', eventId: 7 };
    const { element, live, bus, addresses } = await open(game, input);
    const emit = vi.spyOn(bus, 'emit');
    const score = {
      total: [1, 0],
      periods: [
        [13, 9],
        [4, 6],
      ],
      detail: { defending: 'away', buys: ['eco', 'full'] },
    };
    const state = { status: 'live', period: 'm2', score };
    const shown = event(7, 'live', { state } as unknown as Partial<LineEvent>);
    live.snapshot({ topic: 'event:7', clk: 'c1', time: 0, events: [shown] });
    await waitFor(() => expect(element.textContent).toContain('Attacking · eco'));
    expect(element.textContent).toContain('Defending · full buy');
    const rounds = [...element.querySelectorAll('table td')].map((cell) => cell.textContent);
    expect(rounds).toEqual(['13', '4', '9', '6']);
    expect(addresses()).toContain('/en/esportsChamp/real/cs2/40001-masters');
    const price = element.querySelector('[data-outcome-id="7~cs2-winner~home"]');
    fireEvent.click(price as Element);
    expect(emit).toHaveBeenCalledWith('coupon.toggle', {
      selection: expect.objectContaining({ outcomeId: '7~cs2-winner~home', price: '1.80' }),
    });
  });

  it('the scoreboard of battles has the kills of each map, and the towers of the running one', async () => {
    const input = { prefix: 'esports', type: 'real', eventId: 8 };
    const { element, live } = await open(game, input);
    const score = { total: [0, 0], periods: [[7, 4]], detail: { towers: [1, 3] } };
    const state = { status: 'live', period: 'm1', score };
    const shown = event(8, 'live', { sport: 'dota2', state } as unknown as Partial<LineEvent>);
    live.snapshot({ topic: 'event:8', clk: 'c1', time: 0, events: [shown] });
    await waitFor(() => expect(element.textContent).toContain('3 towers'));
    expect(element.textContent).toContain('1 tower');
    const kills = [...element.querySelectorAll('table td')].map((cell) => cell.textContent);
    expect(kills).toEqual(['7', '4']);
  });
});
