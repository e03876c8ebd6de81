import type { Page, WebSocketRoute } from '@playwright/test';
import { placeAccepting } from './betting.ts';
import { expect, forgive, ignoreAskedPrices, visit } from './fixtures.ts';
import { testWithFunds } from './funds.ts';
import { choosePrice, pickPrice } from './pick-price.ts';
import { openSlipDialog } from './compose-slip.ts';

const test = testWithFunds(2_000);

interface Stream {
  /** From now on nothing arrives any more, without a notice. */
  readonly cut: () => void;
  readonly restore: () => void;
}

/** Puts the stream of prices under the test's hand, whichever way it travels. */
async function holdStream(page: Page): Promise<Stream> {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/live-api/, (socket) => {
    open.add(socket);
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!isCut) {
        server.send(message);
      }
    });
    server.onMessage((message) => {
      if (!isCut) {
        socket.send(message);
      }
    });
  });
  await page.route(/\/(live-api|line-api)\//, async (route) => {
    if (isCut) {
      await route.abort('timedout');
    } else {
      await route.fallback();
    }
  });
  return {
    cut: () => {
      isCut = true;
    },
    restore: () => {
      isCut = false;
      // What the network swallowed is gone; the sockets of that time are of no use any more.
      for (const socket of open) {
        void socket.close();
      }
      open.clear();
    },
  };
}

const AT_ONCE = { timeout: 300 };

/** Lets seconds pass on the page's clock, and the network answer between them. */
async function passUntil(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(3_000);
    await holds();
  }).toPass({ timeout: 45_000, intervals: [50] });
}

test('the page without fresh prices says so and accepts no bets, and recovers automatically', async ({
  page,
  problems,
}) => {
  const stream = await holdStream(page);
  await page.clock.install();
  await visit(page, '/en/line/football');
  await choosePrice(await pickPrice(page));
  const slip = await openSlipDialog(page);
  await slip.getByRole('textbox', { name: 'Stake' }).fill('5');
  // Or prompts about a price that has moved meanwhile.
  const place = slip.getByRole('button', { name: /^(Place bet €5\.00|Accept the new price)/ });
  await expect(place).toBeEnabled();

  stream.cut();
  const banner = page.locator('[data-notice="connection"]');
  await passUntil(page, () => expect(banner).toHaveText(/out of date|offline/, AT_ONCE));
  await expect(place).toBeDisabled();

  stream.restore();
  await passUntil(page, () => expect(banner).toBeHidden(AT_ONCE));
  await expect(place).toBeEnabled();
  await placeAccepting(slip);
  ignoreAskedPrices(problems);
  // The browser itself writes a line about every request that was cut.
  expect(problems.splice(0).filter((problem) => !problem.includes('ERR_TIMED_OUT'))).toEqual([]);
});

test('the prices without socket and stream are requested at the interval of their kind', async ({
  page,
  problems,
}) => {
  await page.routeWebSocket(/live-api/, (socket) => void socket.close());
  await page.route('**/live-api/v1/sse*', (route) => route.abort());
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/poll')) {
      asked.push(...(searchParams.get('topics')?.split(',') ?? []));
    }
  });
  await page.clock.install();
  await visit(page, '/en/live/tennis');
  const topic = 'list:live:tennis';
  await passUntil(page, async () => expect(asked).toContain(topic));
  for (let round = 0; round < 3; round += 1) {
    const before = asked.length;
    await page.clock.fastForward(2_100);
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  }
  await expect(page.locator('[data-notice="connection"]')).toBeHidden();
  forgive(problems);
});
