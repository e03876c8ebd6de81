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

async function open(query: Record<string, string> = {}) {
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
    current: { name: 'sessionHistory', path: '/office/session-history', query },
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
  mounted = await mountView({ view, context: test.context, props: { query } });
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

it('the filters of the address are those of the list and of the files, and what is no filter is none', async () => {
  const { http } = await open({
    from: '2026-01-01',
    to: '2026-01-31',
    device: 'phone',
    state: 'gone',
  });
  await screen.findByText(en.sessions.how.inactive);
  const isFiltered = (path: string) =>
    /[?&]from=\d+/.test(path) && path.includes('device=phone') && !path.includes('state');
  const asked = http.requests.filter(({ path }) => path.includes('/history'));
  expect(asked.map(({ path }) => isFiltered(path))).toEqual([true]);
  await userEvent.click(screen.getByRole('button', { name: en.exportPdf }));
  await vi.waitFor(() => {
    const file = http.requests.find(({ path }) => path.includes('/history/export/pdf'));
    expect(isFiltered(file?.path ?? '')).toBe(true);
    expect(file?.path).toContain('language=en');
  });
});

it('a choice of a filter goes into the address', async () => {
  const { navigation } = await open();
  await userEvent.click(await screen.findByRole('button', { name: en.sessions.filter.device }));
  await userEvent.click(screen.getByRole('radio', { name: en.sessions.device.phone }));
  expect(navigation.current.get().query).toEqual({ device: 'phone' });
});
