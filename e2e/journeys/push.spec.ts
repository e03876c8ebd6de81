import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page, Worker } from '@playwright/test';
import {
  startPushService,
  type TestSubscription,
} from '../../backend/test/messages/push-service.ts';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';

/**
 * Headless Chromium has no push service of its own and shows no notifications, whatever it is permitted: its
 * subscription is one of ours.
 */
async function subscribeAt(page: Page, { subscription }: TestSubscription): Promise<void> {
  await page.addInitScript((made) => {
    let isHeld = false;
    const held = {
      options: { applicationServerKey: null },
      toJSON: () => made,
      unsubscribe: async () => {
        isHeld = false;
        return true;
      },
    };
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isHeld ? held : null),
      subscribe: async () => {
        isHeld = true;
        return held;
      },
    });
  }, subscription);
}

/** What the service worker wants to be shown, in place of what this browser cannot show. */
interface Screen {
  readonly shown: (NotificationOptions & { readonly title: string })[];
}
const replaceScreen = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as Screen & {
      readonly registration: { showNotification: unknown };
    };
    Object.assign(scope, { shown: [] });
    scope.registration.showNotification = async (title: string, options: NotificationOptions) =>
      void scope.shown.push({ title, ...options });
  });
const shownBy = (worker: Worker) =>
  worker.evaluate(() => (globalThis as unknown as Screen).shown.map(({ title }) => title));

/** Presses the notification that is shown. */
const press = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as Screen & EventTarget;
    const [shown] = scope.shown.splice(0);
    const Extendable = Reflect.get(scope, 'ExtendableEvent') as typeof Event;
    const notification = { data: shown?.data, close: () => undefined };
    scope.dispatchEvent(Object.assign(new Extendable('notificationclick'), { notification }));
  });

/** Hands a message to the service worker as the browser does. */
async function deliver(session: CDPSession, origin: string, payload: object): Promise<void> {
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations;
      if (own !== undefined) {
        resolve(own.registrationId);
      }
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(payload),
  });
}

test.use({ serviceWorkers: 'allow' });

test('a device that a player turns on shows what happens to the account, and opens its page', async ({
  page,
  context,
}) => {
  const service = await startPushService();
  const certificate = join(tmpdir(), `push-service-${process.pid}.pem`);
  await writeFile(certificate, service.ca);
  const server = await startQuietServer({
    environment: {
      PUSH_CONTACT: 'mailto:operator@site.example',
      PUSH_SERVICES: service.host,
      NODE_EXTRA_CA_CERTS: certificate,
    },
  });
  try {
    const { address } = server;
    const { origin } = new URL(address);
    const device = service.subscribe();
    await context.grantPermissions(['notifications'], { origin });
    await subscribeAt(page, device);
    await registerPlayer(page.request, { address, player: newPlayer() });
    await visit(page, `${address}/en/office/mailing-settings`);
    const bets = page.getByRole('group', { name: 'Settled bets' });
    await expect(bets.getByRole('switch', { name: 'On your devices' })).toBeDisabled();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Turn on notifications' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Turn off notifications' })).toBeVisible();
    await expect(bets.getByRole('switch', { name: 'On your devices' })).toBeChecked();
    expect(await axeFindings(page)).toEqual([]);

    // The notice of it comes from the second server.
    await fund(page, address, 5_000);
    await expect.poll(() => device.received.length).toBe(1);
    const [message] = device.received;
    expect(message?.payload).toMatchObject({
      title: 'Your deposit has arrived',
      path: '/en/office/messages',
    });

    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    await replaceScreen(worker);
    const session = await context.newCDPSession(page);
    await deliver(session, `${origin}/`, message?.payload ?? {});
    await expect.poll(() => shownBy(worker)).toEqual(['Your deposit has arrived']);
    await press(worker);
    await expect(page).toHaveURL(`${address}/en/office/messages`);
    await expect(page.locator('[data-message]')).toContainText('Your deposit has arrived');

    await visit(page, `${address}/en/office/mailing-settings`);
    await page.getByRole('button', { name: 'Turn off notifications' }).click();
    await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
    await page.goto('about:blank');
  } finally {
    await server.stop();
    await service.stop();
  }
});
