import { createTestContext, mountView } from '@touchline/testing';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './sessions.view.tsx';

const LIVE = 'GET /web-api/auth/v1/sessions';
const HISTORY = 'GET /web-api/auth/v1/sessions/history';
const END = 'POST /web-api/auth/v1/sessions/end';
const END_OTHERS = 'POST /web-api/auth/v1/sessions/end-others';
const HERE = '11111111-1111-4111-8111-111111111111';
const THERE = '22222222-2222-4222-8222-222222222222';

const session = (id: string, more: object) => ({
  id,
  startedAt: 1_700_000_000_000,
  lastSeenAt: 1_700_000_000_000,
  device: 'computer',
  ...more,
});

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

async function open() {
  let sessions = [
    session(HERE, { browser: 'Chrome 131', system: 'Windows', network: '203.0.113.•' }),
    session(THERE, { device: 'other' }),
  ];
  const endOthers = () => {
    sessions = sessions.slice(0, 1);
    return { ended: 1 };
  };
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    session: { userId: '1' },
    texts: en,
    answers: {
      [LIVE]: () => ({ current: HERE, sessions }),
      [HISTORY]: () => ({
        sessions: [session(THERE, { device: 'other', end: { how: 'inactive', at: 1 } })],
      }),
      [END]: endOthers,
      [END_OTHERS]: endOthers,
    },
  });
  mounted = await mountView({ view, context: test.context });
  await screen.findByText(en.sessions.this);
  return test;
}

it('this device is marked and has no button; another session is ended and leaves the list', async () => {
  const { http } = await open();
  const [here, there] = screen.getAllByRole('listitem');
  expect(within(here as HTMLElement).getByText('Chrome 131, Windows')).toBeTruthy();
  expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
  await userEvent.click(
    within(there as HTMLElement).getByRole('button', { name: en.sessions.end }),
  );
  await vi.waitFor(() =>
    expect(screen.queryByRole('button', { name: en.sessions.endOthers })).toBeNull(),
  );
  expect(http.requests.find(({ method }) => method === 'POST')?.body).toEqual({ id: THERE });
});

it('all other sessions are ended together', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: en.sessions.endOthers }));
  await vi.waitFor(() =>
    expect(screen.queryByRole('button', { name: en.sessions.end })).toBeNull(),
  );
});

it('the history says how a session ended', async () => {
  await open();
  expect(await screen.findByText(en.sessions.how.inactive)).toBeTruthy();
});
