import type { AccountsAnswer } from '@touchline/contracts/money';
import { type BrowserContext, type Page, expect } from '@playwright/test';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import type { RunningServer } from '../../tools/server/start-server.ts';
import { axeFindings } from './axe-findings.ts';
import { forgive, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { operate } from './operator.ts';
import { tabTo } from './tab-to.ts';
import { submitSignIn } from './sign-in.ts';

// One server for all of them, one after another; a machine that is busy takes its time.
test.describe.configure({ mode: 'default' });

/** The provider of tests pays a few seconds after the request. */
const PAID = { timeout: 90_000 };

let server: RunningServer;

test.beforeAll(async () => {
  server = await startQuietServer();
});
test.afterAll(() => server.stop());

/** How often deposits must be staked before money may leave. */
async function requireTurnover(page: Page, turnoverTimes: number): Promise<void> {
  await operate(server, page.request, {
    method: 'PATCH',
    path: '/bff-api/config/group/payments',
    data: { withdrawals: { turnoverTimes } },
  });
}

/** Opens a player's page with money on the account, in minor units. */
async function openPlayer(context: BrowserContext, money: number) {
  const { address } = server;
  const player = newPlayer();
  const page = await context.newPage();
  await registerPlayer(context.request, { address, player });
  await fund(page, address, money);
  return { page, player };
}

async function balance(page: Page): Promise<number | undefined> {
  const { address } = server;
  const cookies = await page.context().cookies(address);
  const token = cookies.find(({ name }) => name === 'user_token')?.value ?? '';
  const answer = await page.request.get(`${address}/wallet-api/v1/accounts`, {
    headers: { authorization: `Bearer ${token}`, origin: address },
  });
  return ((await answer.json()) as AccountsAnswer).accounts[0]?.balance;
}

/** Requests a withdrawal on its page, in major units as they are typed; ends where it is followed. */
async function withdraw(page: Page, amount: string, text: string): Promise<void> {
  await visit(page, `${server.address}/en/office/deduce`);
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: `Withdraw ${text}` }).click();
  await expect(page).toHaveURL(/\/en\/onpay\/withdraw\/pending\?withdrawal=/);
}

const stages = (page: Page) =>
  page
    .getByRole('list', { name: 'Progress of the withdrawal' })
    .getByRole('listitem')
    .filter({ has: page.locator('time') });

test('money that was not staked yet cannot leave, and the page says how much is missing', async ({
  page: operator,
  context,
}) => {
  await requireTurnover(operator, 1);
  const { page } = await openPlayer(context, 2_000);
  await visit(page, `${server.address}/en/office`);
  await page.getByRole('link', { name: 'Withdraw', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/office\/deduce$/);
  await expect(page.getByText('Stake €20.00 more before you withdraw.')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: '€0.00 of €20.00 staked' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('a withdrawal is sent once by two taps, paid automatically, and listed with its timeline', async ({
  page: operator,
  context,
}) => {
  await requireTurnover(operator, 0);
  const { page } = await openPlayer(context, 2_000);
  await visit(page, `${server.address}/en/office/deduce`);
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('30');
  await page.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(page.getByText('You can withdraw €20.00 at most.')).toBeVisible();
  await expect(page.getByText(/cannot be cancelled or changed/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await amount.fill('10');
  const send = page.getByRole('button', { name: 'Withdraw €10.00' });
  await amount.focus();
  await tabTo(page, send);
  await send.dblclick();
  await expect(page).toHaveURL(/\/en\/onpay\/withdraw\/pending\?withdrawal=/);
  await expect(page.getByRole('heading', { name: 'Withdrawal paid' })).toBeVisible(PAID);
  await expect(stages(page)).toHaveCount(4);
  expect(await axeFindings(page)).toEqual([]);
  expect(await balance(page)).toBe(1_000);

  await page.getByRole('link', { name: 'Deposits and withdrawals' }).last().click();
  const list = (name: string) => page.getByRole('list', { name, exact: true });
  await expect(list('Deposits and withdrawals').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: 'Withdrawals', exact: true }).click();
  await expect(list('Withdrawals').getByRole('listitem')).toHaveCount(1);
  await list('Withdrawals').getByRole('link').click();
  await expect(page).toHaveURL(/\/onpay\/withdraw\/success\?withdrawal=/);
  await expect(page.getByRole('heading', { name: 'Withdrawal paid' })).toBeVisible();
  await expect(page.getByRole('button', { name: /cancel/i })).toHaveCount(0);
});

test('a withdrawal that the provider refuses returns the money and says why', async ({
  page: operator,
  context,
}) => {
  await requireTurnover(operator, 0);
  const { page } = await openPlayer(context, 2_000);
  await withdraw(page, '10.13', '€10.13');
  await expect(page.getByRole('heading', { name: 'Withdrawal failed' })).toBeVisible(PAID);
  await expect(page.getByText('The payment provider refused the payment.')).toBeVisible();
  await expect(page.getByText('The money is back in your account.')).toBeVisible();
  expect(await balance(page)).toBe(2_000);
});

/** What an operator decides about methods; all others are as their provider offers them. */
async function ruleMethods(page: Page, methods: readonly object[]): Promise<void> {
  await operate(server, page.request, {
    method: 'PATCH',
    path: '/bff-api/config/group/payments',
    data: { methods },
  });
}

test('a bank account pays again by one choice, and is paid to at the operator’s fee', async ({
  page: operator,
  context,
}) => {
  await requireTurnover(operator, 0);
  await ruleMethods(operator, [
    { id: 'test-card' },
    { id: 'test-bank', withdrawalFeeMajor: 1.5, withdrawalTime: 'hours' },
    { id: 'test-voucher', countries: ['SE'] },
  ]);
  const { page } = await openPlayer(context, 2_000);
  const methods = page.getByRole('group', { name: 'Payment method' });
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await visit(page, `${server.address}/en/office/recharge`);
  await expect(methods.getByRole('radio')).toHaveCount(5);
  await methods.getByRole('radio', { name: /^Bank transfer \(test\)$/ }).check();
  expect(await axeFindings(page)).toEqual([]);
  await amount.fill('30');
  await page.getByRole('button', { name: 'Deposit €30.00' }).click();
  await page.getByLabel('Pay with').selectOption('DE89 •••• 3000');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page).toHaveURL(/\/en\/onpay\/success/);

  await visit(page, `${server.address}/en/office/recharge`);
  const used = methods.getByRole('radio', { name: 'Bank transfer (test) DE89 •••• 3000' });
  await expect(used).toBeChecked();
  await amount.fill('10');
  await page.getByRole('button', { name: 'Deposit €10.00' }).click();
  await expect(page.getByLabel('Pay with')).toHaveValue('test-de89');
  await page.getByRole('button', { name: 'Cancel and go back' }).click();

  await visit(page, `${server.address}/en/office/deduce`);
  await page.getByRole('radio', { name: 'Bank transfer (test) DE89 •••• 3000' }).check();
  await amount.fill('20');
  await expect(page.getByText('€18.50')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw €20.00' }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawal paid' })).toBeVisible(PAID);
  await ruleMethods(operator, []);
});

test('an operator approves one large withdrawal and declines another', async ({
  page: operator,
  context,
  problems,
}) => {
  await requireTurnover(operator, 0);
  const { page } = await openPlayer(context, 300_000);
  const followed = page;
  await withdraw(page, '1000', '€1,000.00');
  await expect(followed.getByRole('heading', { name: /We are checking/ })).toBeVisible();

  await operator.goto(`${server.consoleAddress}/operator/withdrawals`);
  await operator.getByLabel('Operator token').fill(server.operatorToken);
  await operator.getByRole('button', { name: 'Sign in' }).click();
  const entry = (amount: string) =>
    operator.getByRole('main').getByRole('listitem').filter({ hasText: amount });
  await expect(entry('€1,000.00')).toContainText('4242');
  for (const width of [320, 412, 1366]) {
    await operator.setViewportSize({ width, height: 915 });
    const wide = await operator.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  expect(await axeFindings(operator)).toEqual([]);
  const dialog = operator.getByRole('dialog');
  await entry('€1,000.00').getByRole('button', { name: 'Approve…' }).click();
  await dialog.getByLabel('Reason').fill('documents seen');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(entry('€1,000.00')).toHaveCount(0);
  await expect(followed.getByRole('heading', { name: 'Withdrawal paid' })).toBeVisible(PAID);

  await withdraw(page, '700', '€700.00');
  await expect(followed.getByRole('heading', { name: /We are checking/ })).toBeVisible();
  await operator.reload();
  await entry('€700.00').getByRole('button', { name: 'Decline…' }).click();
  await dialog.getByLabel('Reason for the player').selectOption('Documents missing');
  await dialog.getByRole('textbox').fill('no proof of address');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(entry('€700.00')).toHaveCount(0);
  await expect(followed.getByRole('heading', { name: 'Withdrawal declined' })).toBeVisible(PAID);
  await expect(followed.getByText(/We need documents from you first/)).toBeVisible();
  expect(await balance(page)).toBe(200_000);
  // The console asks whether there is a sign-in, and the browser writes a line about the answer.
  forgive(problems);
});

test('an excluded player signs in and withdraws everything', async ({
  page: operator,
  context,
}) => {
  await requireTurnover(operator, 1);
  const { page, player } = await openPlayer(context, 2_000);
  await visit(page, `${server.address}/en/office/responsible`);
  await page.getByRole('radio', { name: /^Self-exclusion/ }).click();
  await page.getByLabel('For how long?').selectOption('6 months');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Self-exclusion' });
  await dialog.getByLabel('I understand what this means').check();
  await dialog.getByRole('button', { name: 'Start the break' }).click();
  await expect(page.locator('[data-slot="header"]').getByText('Sign in')).toBeVisible();
  await visit(page, `${server.address}/en/user/login`);
  await submitSignIn(page, player);
  await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();

  await visit(page, `${server.address}/en/office/deduce`);
  await page.getByRole('button', { name: 'All, €20.00' }).click();
  await page.getByRole('button', { name: 'Withdraw €20.00' }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawal paid' })).toBeVisible(PAID);
  expect(await balance(page)).toBe(0);
});
