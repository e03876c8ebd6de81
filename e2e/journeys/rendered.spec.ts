import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { PHONE } from '../../tools/browser/phone.ts';
import { startFastServer } from '../../tools/server/start-fast-server.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, expectReady, forgive, test, visit } from './fixtures.ts';
import { isRendered, openRendered } from './open-rendered.ts';

const price = '[data-outcome-id]:not([aria-disabled])';

async function documentOf(address: string, path = '/en'): Promise<string> {
  const headers = { 'user-agent': PHONE.userAgent ?? '', accept: 'text/html' };
  const answer = await fetch(`${address}${path}`, { headers });
  expect(answer.status).toBe(200);
  return answer.text();
}

/** Waits until documents have their views: a renderer that has just started is not in time. */
async function whenRendered(address: string): Promise<void> {
  await expect.poll(async () => isRendered(await documentOf(address))).toBe(true);
}

/** Holds the page's code back until it is released. */
async function holdCode(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await released;
    // A page that has gone needs no code.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test.describe('a reader without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader without JavaScript reads the popular events, the upcoming ones and one event', async ({
    page,
  }) => {
    await openRendered(page, '/en');
    await expect(page.getByRole('heading', { name: 'Popular matches' })).toBeVisible();
    await expect(page.locator(price).first()).toBeVisible();
    await page.locator('main a[href="/en/line"]').first().click();
    await expect(page).toHaveURL(/\/en\/line$/);
    await openRendered(page, '/en/line');
    await expect(page.locator('main').locator(price).first()).toBeVisible();
    const event = page.locator('main [data-event-id]').first().getByRole('link').first();
    const href = (await event.getAttribute('href')) ?? '';
    await event.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await openRendered(page, href);
    await expect(page.locator('main').locator(price).first()).toBeVisible();
  });

  test('a reader without JavaScript reads the terms, the rules and the help, by links', async ({
    page,
  }) => {
    await openRendered(page, '/en/rules/terms');
    await expect(page.locator('main h1')).toHaveText('Terms and conditions');
    await expect(page.locator('main #money')).toBeVisible();
    await expect(page).toHaveTitle(/^Terms and conditions/);
    await page.locator('main').getByRole('link', { name: 'betting rules' }).first().click();
    await expect(page).toHaveURL(/\/en\/main-rules$/);
    await openRendered(page, '/en/main-rules');
    await expect(page.locator('main #markets')).toBeVisible();
    await openRendered(page, '/en/information');
    await page.locator('main a[href="/en/support"]').click();
    await expect(page).toHaveURL(/\/en\/support$/);
    await openRendered(page, '/ar/support');
    await page.locator('main summary').first().click();
    await expect(page.locator('main details').first()).toHaveAttribute('open', '');
  });

  test('the document in Arabic is rendered from right to left, in its own texts', async ({
    page,
  }) => {
    await openRendered(page, '/ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('main').locator(price).first()).toBeVisible();
    await expect(page.locator('nav').last()).toContainText('الرئيسية');
  });
});

/** A price of the match of a list that begins last: others may begin meanwhile, and leave the list. */
async function lastToBegin(page: Page): Promise<string | undefined> {
  await expect(page.locator(`main ${price}`).first()).toBeVisible();
  return page.locator('main [data-event-id]').evaluateAll((rows, selector) => {
    const offers = rows.flatMap((row) => {
      const { dateTime } = row.querySelector('time') ?? {};
      const { outcomeId } = row.querySelector<HTMLElement>(selector)?.dataset ?? {};
      return dateTime === undefined || outcomeId === undefined
        ? []
        : [{ at: Date.parse(dateTime), outcomeId }];
    });
    return offers.toSorted((one, other) => other.at - one.at)[0]?.outcomeId;
  }, price);
}

test('a page whose code takes 10 s is read at once, and a press counts when it has come', async ({
  page,
}) => {
  const release = await holdCode(page);
  await openRendered(page, '/en/line');
  const late = wait(10_000).then(release);
  const pressed = page.locator(`main [data-outcome-id="${await lastToBegin(page)}"]`);
  await pressed.click();
  await expect(pressed).toHaveAttribute('aria-busy', 'true');
  expect(await page.locator('html').getAttribute('data-ready')).toBeNull();
  await late;
  await expect(pressed).toHaveAttribute('aria-pressed', 'true', { timeout: 30_000 });
  await expect(pressed).not.toHaveAttribute('aria-busy', 'true');
});

/** The hour that a list says each of its events begins at, and the hour it is then in Berlin. */
const hoursOf = (page: Page) =>
  page.locator('main time').evaluateAll((elements) =>
    elements.map((element) => ({
      written: element.textContent,
      here: new Date((element as HTMLTimeElement).dateTime).toLocaleTimeString('en-GB', {
        timeZone: 'Europe/Berlin',
        hour: '2-digit',
        minute: '2-digit',
      }),
    })),
  );

test('a first visit reads an accessible page in its own hours, and takes it over element by element', async ({
  page,
}) => {
  const release = await holdCode(page);
  await openRendered(page, '/en/line');
  await expect(page.locator('[data-slot="bottom-nav"] nav')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const hours = await hoursOf(page);
  expect(hours.length).toBeGreaterThan(0);
  for (const { written, here } of hours) {
    expect(written).toBe(here);
  }
  const marked = ['header a', 'main h1', 'main time', '[data-slot="bottom-nav"] nav'];
  for (const selector of marked) {
    await page
      .locator(selector)
      .first()
      .evaluate((element) => element.setAttribute('data-mark', ''));
  }
  await release();
  await expectReady(page);
  await expect(page.locator('[data-slot="bottom-nav"] [data-state="ready"]')).toBeVisible();
  await expect(page.locator('[data-rendered]')).toHaveCount(0);
  await expect(page.locator('[data-mark]')).toHaveCount(marked.length);
});

test('a browser with its own settings renders in their place what differs from the server', async ({
  page,
}) => {
  await visit(page, '/en');
  const star = page
    .locator('main')
    .getByRole('button', { name: /favourite/i })
    .first();
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).toContain('tl:sport:favourites');
  await openRendered(page, '/en');
  await expectReady(page);
  await expect(page.locator('[data-rendered]')).toHaveCount(0);
  await expect(
    page
      .locator('main')
      .getByRole('link', { name: /Favourites/ })
      .first(),
  ).toBeVisible();
});

test('presses at random moments of loading each count once', async ({ browser, address }) => {
  test.setTimeout(180_000);
  for (let load = 0; load < 10; load += 1) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await page.route('**/assets/**/*.js', async (route) => {
      await wait(Math.random() * 600);
      await route.continue().catch(() => undefined);
    });
    await openRendered(page, `${address}/en/line`);
    await expect(page.locator(`main ${price}`).nth(4)).toBeVisible();
    // One price of each event: several of one event would replace each other.
    const ids = await page.locator('main [data-event-id]').evaluateAll((events) =>
      events.flatMap((event) => {
        const button = event.querySelector<HTMLElement>('[data-outcome-id]:not([aria-disabled])');
        return button?.dataset['outcomeId'] ?? [];
      }),
    );
    const taps = ids.slice(0, 5);
    expect(taps.length).toBeGreaterThan(0);
    // In the page, in one task each: a line that moves closes prices between a look and a press.
    const made = await page.evaluate(async (outcomes) => {
      const pressed: string[] = [];
      for (const id of outcomes) {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
        const button = document.querySelector<HTMLElement>(
          `main [data-outcome-id="${CSS.escape(id)}"]:not([aria-disabled])`,
        );
        if (button !== null) {
          button.click();
          pressed.push(id);
        }
      }
      return pressed;
    }, taps);
    await expectReady(page);
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            (JSON.parse(localStorage['tl:coupon:slip'] ?? '{}').state?.bets ?? []).length as number,
        ),
      )
      .toBe(made.length);
    await context.close();
  }
});

test('documents go out whatever happens to their renderer', async () => {
  const server = await startFastServer();
  const rendererIds = () => {
    const lines = execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' }).split('\n');
    return lines
      .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
      .filter(
        (found) => found?.[2] === String(server.processId) && /renderer\.js/.test(found[3] ?? ''),
      )
      .map((found) => Number(found?.[1]));
  };
  try {
    await whenRendered(server.address);
    const killed = new Set<number>();
    const kill = async () => {
      while (killed.size < 3) {
        for (const id of rendererIds()) {
          killed.add(id);
          process.kill(id, 'SIGKILL');
        }
        await wait(200);
      }
    };
    let documents = 0;
    const read = async () => {
      while (killed.size < 3 || documents < 20) {
        expect(await documentOf(server.address, `/en?at=${documents}`)).toContain('</html>');
        documents += 1;
      }
    };
    await Promise.all([kill(), read(), read(), read(), read()]);
    await whenRendered(server.address);
  } finally {
    await server.stop();
  }
});

test.describe('a document of the first screen', () => {
  test('a document of the first screen fetches the rest of its release once, after it lives', async ({
    page,
    address,
  }) => {
    const tables: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) {
        // A document that went without its views is opened again.
        tables.length = 0;
      } else if (request.url().includes('/assets/releases/')) {
        tables.push(request.url());
      }
    });
    const manifests = () => page.locator('#touchline-manifests').textContent();
    await openRendered(page, '/en');
    expect(await manifests()).not.toContain('"casino/');
    await expectReady(page);
    await expect.poll(() => tables.length).toBe(1);
    const answer = await page.request.get(tables[0] ?? '');
    expect(answer.headers()['cache-control']).toContain('immutable');
    const unknown = await page.request.get(`${address}/assets/releases/000000000000.json`);
    expect(unknown.status()).toBe(404);
    await page.locator('[data-slot="bottom-nav"]').getByRole('link', { name: 'Live' }).click();
    await expect(page.locator('main [data-view="mainSection"]')).toBeVisible();
    expect(tables).toHaveLength(1);
  });

  test('a page whose release cannot be read at first gets it with the next step', async ({
    page,
    problems,
  }) => {
    forgive(problems);
    let count = 0;
    page.on('request', (request) => {
      count = request.isNavigationRequest() ? 0 : count;
    });
    await page.route('**/assets/releases/*', async (route) => {
      count += 1;
      await (count === 1 ? route.abort() : route.continue());
    });
    await openRendered(page, '/en');
    await expectReady(page);
    await expect.poll(() => count).toBeGreaterThanOrEqual(1);
    await page.locator('[data-slot="bottom-nav"]').getByRole('link', { name: 'Live' }).click();
    await expect(page.locator('main [data-view="mainSection"]')).toBeVisible();
    await expect.poll(() => count).toBe(2);
  });
});
