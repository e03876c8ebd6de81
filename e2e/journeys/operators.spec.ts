import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import type { RunningServer } from '../../tools/server/start-server.ts';
import { axeFindings } from './axe-findings.ts';
import { forgive, test } from './fixtures.ts';

const PASSWORD = 'a long password of this journey';

let server: RunningServer;

test.beforeAll(async () => {
  server = await startQuietServer();
});
test.afterAll(() => server.stop());

const dialog = (page: Page) => page.getByRole('dialog');
const entry = (page: Page, name: string) => page.locator(`[data-operator="${name}"]`);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${server.consoleAddress}/operator${path}`);
}

async function expectFits(page: Page): Promise<void> {
  for (const width of [320, 412, 1366]) {
    await page.setViewportSize({ width, height: 915 });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(wide, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  expect(await axeFindings(page)).toEqual([]);
}

async function signInByName(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Adds an operator as an admin who is at the operators. @returns the link */
async function addOperator(page: Page, name: string, ...roles: readonly string[]): Promise<string> {
  await page.getByRole('button', { name: 'Add an operator…' }).click();
  await dialog(page).getByLabel('Name').fill(name);
  for (const role of roles) {
    await dialog(page)
      .getByRole('checkbox', { name: new RegExp(`^${role}`) })
      .check();
  }
  await dialog(page).getByLabel('Reason').fill('new in the team');
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  const link = dialog(page).locator('code');
  await expect(link).toContainText('/operator/password#');
  const address = await link.textContent();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  return address ?? '';
}

/** Sets the password that a link is for. */
async function setPassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByLabel('Name')).toBeVisible();
}

test('the first admin comes by the operator token, and operators do what their roles include', async ({
  page: admin,
  browser,
  problems,
}) => {
  let support = '';
  await test.step('the admin signs in with the token, adds an admin and someone for Support', async () => {
    await open(admin, '');
    await admin.getByLabel('Operator token').fill(server.operatorToken);
    await admin.getByRole('button', { name: 'Sign in' }).click();
    await admin.getByRole('link', { name: 'Operators' }).click();
    await expect(admin.getByText('No one signs in by name yet')).toBeVisible();
    await admin.getByRole('button', { name: 'Add an operator…' }).click();
    await dialog(admin).getByLabel('Name').fill('1');
    await dialog(admin).getByLabel('Reason').fill('new in the team');
    await dialog(admin).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog(admin)).toContainText('a letter first');
    await expect(dialog(admin)).toContainText('Choose a role.');
    expect(await axeFindings(admin)).toEqual([]);
    await dialog(admin).getByRole('button', { name: 'Cancel' }).click();
    const link = await addOperator(admin, 'anna', 'Admin');
    support = await addOperator(admin, 'boris', 'Support');
    await expect(entry(admin, 'boris')).toContainText('Invited');
    await expectFits(admin);
    await admin.getByRole('button', { name: 'Sign out' }).click();
    await setPassword(admin, link);
    await signInByName(admin, 'anna', 'not the password');
    await expect(admin.getByText('The name or the password is wrong.')).toBeVisible();
    await expectFits(admin);
    await signInByName(admin, 'anna');
    await expect(admin.getByRole('banner').getByText('anna')).toBeVisible();
  });

  const context = await browser.newContext();
  const page = await context.newPage();
  await test.step('a link sets one password, and Support sees its own views', async () => {
    await page.goto(support);
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByText('Enter at least 12 characters.')).toBeVisible();
    await expectFits(page);
    await setPassword(page, support);
    await page.goto(support);
    await page.getByLabel('New password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByText(/^This link was used or has expired/)).toBeVisible();
    await open(page, '');
    await signInByName(page, 'boris');
    await expect(page.getByRole('heading', { level: 1, name: 'Players' })).toBeVisible();
    const places = page.getByRole('navigation');
    await expect(places.getByRole('link', { name: 'Support' })).toBeVisible();
    for (const foreign of ['Sections', 'Withdrawals', 'Configuration', 'Operators']) {
      await expect(places.getByRole('link', { name: foreign })).toHaveCount(0);
    }
    await open(page, '/withdrawals');
    await expect(page.getByText('Your roles do not include this')).toBeVisible();
    await expectFits(page);
    const status = await page.evaluate(async () => {
      const headers = { 'x-operator-console': 'active' };
      const answer = await fetch('/payments-api/v1/operator/withdrawals', { headers });
      return [answer.status, ((await answer.json()) as { error: { code: string } }).error.code];
    });
    expect(status).toEqual([403, 'operator_forbidden']);
  });

  await test.step('other roles count immediately, and so does switching off', async () => {
    await open(admin, '/operators');
    await entry(admin, 'boris').getByRole('button', { name: 'Change roles…' }).click();
    await dialog(admin)
      .getByRole('checkbox', { name: /^Payments/ })
      .check();
    await dialog(admin).getByLabel('Reason').fill('covers for a colleague');
    await dialog(admin).getByRole('button', { name: 'Save' }).click();
    await expect(entry(admin, 'boris')).toContainText('Payments');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Withdrawals' })).toBeVisible();
    await entry(admin, 'boris').getByRole('button', { name: 'Switch off…' }).click();
    await dialog(admin).getByLabel('Reason').fill('has left');
    await dialog(admin).getByRole('button', { name: 'Switch off', exact: true }).click();
    await expect(entry(admin, 'boris')).toContainText('Switched off');
    await page.reload();
    await expect(page.getByLabel('Name')).toBeVisible();
    await signInByName(page, 'boris');
    await expect(page.getByText('The name or the password is wrong.')).toBeVisible();
  });

  await test.step('the last admin stays', async () => {
    await entry(admin, 'anna').getByRole('button', { name: 'Switch off…' }).click();
    await dialog(admin).getByLabel('Reason').fill('has left');
    await dialog(admin).getByRole('button', { name: 'Switch off', exact: true }).click();
    await expect(dialog(admin)).toContainText('This is the last admin.');
    await dialog(admin).getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a code of an app comes after the password', async () => {
    await admin
      .getByRole('banner')
      .getByRole('link', { name: /^Your account/ })
      .click();
    const step = admin.getByRole('region', { name: 'Two-factor' });
    const secret = (await step.locator('code').textContent()) ?? '';
    const codeIn = (later: number) =>
      new TOTP({ secret }).generate({ timestamp: Date.now() + later });
    await step.getByRole('button', { name: 'Turn on' }).click();
    await expect(step).toContainText('Enter the six digits');
    await expectFits(admin);
    await step.getByLabel('Code of the app').fill(codeIn(0));
    await step.getByRole('button', { name: 'Turn on' }).click();
    await expect(step.getByRole('button', { name: 'Turn off' })).toBeVisible();
    await admin.getByRole('button', { name: 'Sign out' }).click();
    await signInByName(admin, 'anna');
    await admin.getByLabel('Code of the app').fill('000000');
    await admin.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(admin.getByText(/^This code is wrong/)).toBeVisible();
    expect(await axeFindings(admin)).toEqual([]);
    // The next code: each counts once, and one ahead is accepted.
    await admin.getByLabel('Code of the app').fill(codeIn(30_000));
    await admin.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(admin.getByRole('heading', { level: 1, name: 'anna' })).toBeVisible();
    await open(admin, '/operators');
    await expect(entry(admin, 'anna')).toContainText('Two-factor');
  });

  await test.step('the operator token still signs in', async () => {
    await open(page, '');
    await page.getByRole('button', { name: 'Sign in with a token' }).click();
    await page.getByLabel('Operator token').fill(server.operatorToken);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sections' })).toBeVisible();
  });
  await context.close();
  // Attempts that are refused are lines of the browser.
  forgive(problems);
});
