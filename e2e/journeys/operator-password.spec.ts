import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import type { RunningServer } from '../../tools/server/start-server.ts';
import { axeFindings } from './axe-findings.ts';
import { openConsole } from './console.ts';
import { forgive, test } from './fixtures.ts';

const FIRST = 'a long password of this journey';
const NEXT = 'quite another password of vera';

// A server of its own: operators who sign in by name change what the console asks for.
let server: RunningServer;

test.beforeAll(async () => {
  server = await startQuietServer();
});
test.afterAll(() => server.stop());

/** Adds an operator, and sets their first password by the link that the admin is given. */
async function addOperator(request: APIRequestContext, page: Page, name: string): Promise<void> {
  const added = await request.post(`${server.address}/operator-api/v1/operators`, {
    headers: { authorization: `Bearer ${server.operatorToken}` },
    data: { name, roles: ['support'], reason: 'new in the team' },
  });
  expect(added.ok(), await added.text()).toBe(true);
  await openConsole(page, server, `/password#${(await added.json()).code}`);
  await page.getByLabel('New password').fill(FIRST);
  await page.getByRole('button', { name: 'Set the password' }).click();
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Name').fill('vera');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const players = (page: Page) => page.getByRole('heading', { level: 1, name: 'Players' });

test('an operator changes their own password, and is signed out elsewhere', async ({
  page: here,
  browser,
  problems,
}) => {
  await addOperator(here.request, here, 'vera');
  await signIn(here, FIRST);
  await expect(players(here)).toBeVisible();
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await openConsole(elsewhere, server, '');
  await signIn(elsewhere, FIRST);
  await expect(players(elsewhere)).toBeVisible();

  await openConsole(here, server, '/account');
  await here.getByLabel('Present password').fill('not the password');
  await here.getByLabel('New password').fill(NEXT);
  await here.getByRole('button', { name: 'Change password' }).click();
  await expect(here.getByText('This is not your present password.')).toBeVisible();
  expect(await axeFindings(here)).toEqual([]);
  await here.getByLabel('Present password').fill(FIRST);
  await here.getByRole('button', { name: 'Change password' }).click();
  await expect(here.getByText('Your password is changed')).toBeVisible();
  await here.reload();
  await expect(here.getByRole('heading', { level: 1, name: 'vera' })).toBeVisible();

  await openConsole(elsewhere, server, '/players');
  await signIn(elsewhere, FIRST);
  await expect(elsewhere.getByText('The name or the password is wrong.')).toBeVisible();
  await signIn(elsewhere, NEXT);
  await expect(players(elsewhere)).toBeVisible();
  await context.close();
  // Attempts that are refused are lines of the browser.
  forgive(problems);
});
