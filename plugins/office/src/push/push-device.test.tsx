import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { reactView } from '@touchline/plugin-api';
import { createTestContext, mountView } from '@touchline/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { PushDevice } from './push-device.tsx';

const KEY = 'BAEC';
const held = {
  options: { applicationServerKey: Uint8Array.from([4, 1, 2]).buffer },
  toJSON: () => ({ endpoint: 'https://push.example/a', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: vi.fn(async () => true),
};
const pushManager = {
  getSubscription: vi.fn<() => Promise<typeof held | null>>(async () => null),
  subscribe: vi.fn(async (_options: object) => held),
};
const requestPermission = vi.fn(async () => 'granted');
let mounted: Awaited<ReturnType<typeof mountView>> | undefined;

/** The parts of a browser that notify; the DOM of tests has none of them. */
function browserWith(permission: string): void {
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', { permission, requestPermission });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: vi.fn(async () => undefined),
      ready: Promise.resolve({ pushManager }),
      getRegistration: async () => ({ pushManager }),
    },
  });
}
beforeEach(() => vi.clearAllMocks());
afterEach(async () => {
  await mounted?.unmount();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function open(endpoint?: string) {
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    session: { userId: '1' },
    texts: en,
    answers: {
      'PUT /messages-api/v1/push/device': () => ({ devices: 1, publicKey: KEY }),
      'DELETE /messages-api/v1/push/device': () => ({ devices: 0, publicKey: KEY }),
    },
  });
  const Card = () => <PushDevice publicKey={KEY} devices={1} {...(endpoint && { endpoint })} />;
  mounted = await mountView({ view: reactView(Card), context: test.context });
  return test;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('the browser asks for permission after a press alone, and what it subscribed is sent', async () => {
  browserWith('default');
  const { http } = await open();
  expect(requestPermission).not.toHaveBeenCalled();
  await press(en.push.turnOn);
  await vi.waitFor(() => expect(http.requests).toHaveLength(1));
  expect(http.requests[0]).toMatchObject({
    method: 'PUT',
    body: { endpoint: 'https://push.example/a', keys: { p256dh: 'p', auth: 'a' } },
  });
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: Uint8Array.from([4, 1, 2]),
  });
});

it('a subscription for another key of the site is replaced, one for the same is kept', async () => {
  browserWith('granted');
  const { http } = await open();
  pushManager.getSubscription.mockResolvedValueOnce(held);
  await press(en.push.turnOn);
  await vi.waitFor(() => expect(http.requests).toHaveLength(1));
  expect(held.unsubscribe).not.toHaveBeenCalled();
  const other = { ...held, options: { applicationServerKey: new ArrayBuffer(3) } };
  pushManager.getSubscription.mockResolvedValueOnce(other);
  await press(en.push.turnOn);
  await vi.waitFor(() => expect(http.requests).toHaveLength(2));
  expect(held.unsubscribe).toHaveBeenCalledOnce();
});

it('a player who says no to the browser is shown that, and nothing is sent', async () => {
  browserWith('default');
  requestPermission.mockResolvedValueOnce('denied');
  const { http } = await open();
  await press(en.push.turnOn);
  expect(await screen.findByText(en.push.notPermitted)).toBeTruthy();
  expect(http.requests).toEqual([]);
});

it('a device is turned off at the server first, then in the browser', async () => {
  browserWith('granted');
  pushManager.getSubscription.mockResolvedValueOnce(held);
  const { http } = await open('https://push.example/a');
  await press(en.push.turnOff);
  await vi.waitFor(() => expect(held.unsubscribe).toHaveBeenCalledOnce());
  expect(http.requests.map(({ method }) => method)).toEqual(['DELETE']);
});

it('a browser that cannot notify, or has been told not to, offers no button', async () => {
  await open();
  expect(await screen.findByText(en.push.unsupported)).toBeTruthy();
  await mounted?.unmount();
  browserWith('denied');
  await open();
  expect(await screen.findByText(en.push.blocked)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
