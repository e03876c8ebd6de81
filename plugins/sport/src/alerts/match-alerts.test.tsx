import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { LineEvent } from '@touchline/contracts/line';
import { createTestContext, mountView } from '@touchline/testing';
import { afterEach, expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import texts from '../translations/en.json';
import './alerts-answer.ts';
import { view } from './match-alerts.view.tsx';

const BASE = '/messages-api/v1/alerts';
const event = {
  id: 7,
  slug: 'arsenal-chelsea',
  sport: 'football',
  sportId: 1,
  home: { id: 11, name: 'Arsenal' },
  away: { id: 12, name: 'Chelsea' },
  champ: { id: 1, slug: 'league', name: 'League', country: 'GB-ENG' },
  section: 'line',
  startsAt: 0,
  state: { status: 'scheduled' },
  marketCount: 1,
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
} as unknown as LineEvent;

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

async function open(answer: (body: unknown) => unknown) {
  const given = createTestContext({
    plugin: 'sport',
    definition: plugin,
    texts,
    session: { userId: '708554255' },
    answers: {
      [`GET ${BASE}`]: () => ({ follows: [], prices: [] }),
      [`PUT ${BASE}/matches/7`]: ({ body }: { readonly body?: unknown }) => answer(body),
      [`PUT ${BASE}/prices`]: ({ body }: { readonly body?: unknown }) => answer(body),
    },
  });
  given.live.snapshot({ topic: 'event:7', clk: 'c0', time: 0, events: [event] });
  mounted = await mountView({ view, context: given.context, props: { input: { match: '7' } } });
  const sent = () => given.http.requests.filter(({ method }) => method === 'PUT');
  await screen.findByLabelText(texts.alerts.score.football);
  return { sent };
}
const failing = () => {
  throw Object.assign(new Error('lost'), { code: 'network_failed' });
};
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const setPrice = () => press(screen.getByText(texts.alerts.set));
const type = (value: string) =>
  act(
    async () =>
      void fireEvent.change(screen.getByLabelText(texts.alerts.price), { target: { value } }),
  );

it('a choice that could not be kept is taken back, and the page says why', async () => {
  const { sent } = await open(failing);
  const goals = screen.getByLabelText<HTMLInputElement>(texts.alerts.score.football);
  await press(goals);
  await screen.findByText('network_failed');
  expect(goals.checked).toBe(false);
  expect(sent().map(({ body }) => body)).toEqual([{ moments: ['score'] }]);
});

it('a price alert whose response was lost is sent again with its key, another one with another key', async () => {
  let isLost = true;
  const { sent } = await open(() => (isLost ? failing() : { follows: [], prices: [] }));
  await type('2,5');
  await setPrice();
  await screen.findByText('network_failed');
  isLost = false;
  await setPrice();
  await screen.findByText(texts.alerts.isSet);
  await type('3.00');
  await setPrice();
  await waitFor(() => expect(sent()).toHaveLength(3));
  const [first, second, third] = sent();
  expect(first?.body).toEqual({
    outcomeId: '7~ft-1x2~home',
    awaited: { direction: 'at-least', price: '2.50' },
  });
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey);
});
