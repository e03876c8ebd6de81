import { AGREED_KINDS, ArticleAcceptances, OperatorArticle } from '@touchline/contracts/site';
import { type APIRequestContext, type Page, expect } from '@playwright/test';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import type { RunningServer } from '../../tools/server/start-server.ts';
import { axeFindings } from './axe-findings.ts';
import { test as base, visit } from './fixtures.ts';
import { type OperatorAt, operate } from './operator.ts';

/** On a separate server: what is published here concerns every player of a site. */
const test = base.extend<object, { readonly server: RunningServer }>({
  server: [
    // Playwright requires the pattern even where nothing is taken from it.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startQuietServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  address: async ({ server }, use) => {
    await use(server.address);
  },
});
test.describe.configure({ mode: 'default' });

const OPERATOR = '/content-api/v1/operator';
const SUMMARY = 'Withdrawals are final once they are requested.';

async function readAsOperator(at: OperatorAt, request: APIRequestContext, path: string) {
  const headers = { authorization: `Bearer ${at.operatorToken}` };
  return (await request.get(`${at.address}${OPERATOR}${path}`, { headers })).json();
}

/** Publishes the next version of an article as the console does. */
async function publish(at: OperatorAt, request: APIRequestContext, kind: string): Promise<void> {
  const { texts, versions } = OperatorArticle.parse(
    await readAsOperator(at, request, `/articles/${kind}`),
  );
  await operate(at, request, {
    method: 'POST',
    path: `${OPERATOR}/articles/${kind}/versions`,
    data: {
      baseVersion: versions[0]?.version ?? 0,
      isAcceptanceRequired: true,
      texts: texts.map((text) => ({ ...text, summary: SUMMARY })),
      reason: 'a journey',
    },
  });
}

const headings = (page: Page, level: number) =>
  page.locator('main').getByRole('heading', { level });

test('the footer leads to what one agrees to, and to the index of all there is', async ({
  page,
}) => {
  await visit(page, '/en/information');
  await expect(headings(page, 1)).toHaveText('Information');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Terms and conditions' }).first().click();
  await expect(page).toHaveURL(/\/en\/rules\/terms$/);
  await expect(headings(page, 1)).toHaveText('Terms and conditions');
  await expect(page).toHaveTitle(/^Terms and conditions/);
  await page.getByText('Contents', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(3).click();
  await expect(page).toHaveURL(/#money$/);
  await expect(page.locator('#money')).toBeInViewport();
  expect(await axeFindings(page)).toEqual([]);
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Information' });
  await footer.getByRole('link', { name: 'Betting rules' }).click();
  await expect(page).toHaveURL(/\/en\/main-rules$/);
  await expect(headings(page, 1)).toHaveText('Betting rules');
});

for (const [language, title, chapter] of [
  ['ru', 'Правила ставок', 'Рынки'],
  ['ar', 'قواعد الرهان', 'الأسواق'],
] as const) {
  test(`the betting rules are read in ${language}, and are accessible`, async ({ page }) => {
    await visit(page, `/${language}/main-rules`);
    await expect(headings(page, 1)).toHaveText(title);
    await expect(headings(page, 2).filter({ hasText: chapter })).toHaveCount(1);
    await expect(page.getByRole('table').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('the terms open beside a registration, whose fields stay as they are', async ({ page }) => {
  await visit(page, '/en/registration');
  const email = page.getByLabel('E-mail address');
  await email.fill('half@filled.example');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'terms', exact: true }).click();
  const terms = await opened;
  await expect(terms.getByRole('heading', { level: 1 })).toHaveText('Terms and conditions');
  await terms.close();
  await expect(email).toHaveValue('half@filled.example');
});

test('a published version of the terms is read and agreed to before the player continues', async ({
  page,
  player,
  server,
}) => {
  await publish(server, page.request, 'terms');
  await visit(page, '/en/office/history');
  await expect(page).toHaveURL(/\/en\/confirm-terms\?return=/);
  await expect(page.getByText(SUMMARY)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await test.step('the whole text is read on its page, with the earlier version', async () => {
    await page.getByRole('link', { name: 'Terms and conditions' }).first().click();
    await expect(page).toHaveURL(/\/en\/rules\/terms$/);
    await expect(page.getByText(/^Version 2, in force since/).first()).toBeVisible();
    await page.getByRole('link', { name: /^Version 1, / }).click();
    await expect(page).toHaveURL(/\?version=1$/);
    await expect(page.getByText('This is an earlier version.', { exact: false })).toBeVisible();
    await page.goBack();
    await page.goBack();
  });

  await page.getByRole('button', { name: /and agree$/ }).click();
  await expect(page).toHaveURL(/\/en\/office\/history$/);
  const path = `/players/${player.userId}/acceptances`;
  const { acceptances } = ArticleAcceptances.parse(
    await readAsOperator(server, page.request, path),
  );
  const of = (kind: string) => acceptances.filter((one) => one.kind === kind);
  expect(of('terms').map(({ version }) => version)).toEqual([2, 1]);
  expect(AGREED_KINDS.filter((kind) => of(kind).length === 0)).toEqual([]);
});

test('the help is searched, and leads to Support', async ({ page }) => {
  await visit(page, '/en/support');
  await page.getByRole('searchbox', { name: 'Search the help' }).fill('void bet');
  await expect(page.getByText('1 answer', { exact: true })).toBeVisible();
  const question = page.getByText('Why is my bet void?');
  // Its chevron is that of the other sections: the browser's triangle is not shown.
  await expect(question.locator('xpath=ancestor-or-self::summary')).toHaveCSS(
    'list-style-type',
    'none',
  );
  await question.click();
  await page.locator('main').getByRole('link', { name: 'betting rules' }).click();
  await expect(page).toHaveURL(/\/en\/main-rules#void$/);
  await expect(page.locator('#void')).toBeInViewport();
  await visit(page, '/ar/support');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: /اكتب إلينا/ }).click();
  await expect(page).toHaveURL(/\/ar\/support\/email$/);
  await expect(page.locator('main a[href^="mailto:"]')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('paper has the article alone', async ({ page }) => {
  await visit(page, '/en/privacy-policy');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#why')).toBeVisible();
  for (const bar of ['header', 'bottom-nav', 'footer']) {
    await expect(page.locator(`[data-slot="${bar}"]`)).toBeHidden();
  }
});
