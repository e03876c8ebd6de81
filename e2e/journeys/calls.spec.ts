import { axeFindings } from './axe-findings.ts';
import { expect, test, visit } from './fixtures.ts';
import { operate, playerStatusPath, sharedOperator } from './operator.ts';

test('a banned player requests one call in spite of a lost response, is not reached, and cancels the rest', async ({
  page,
  address,
  player,
  problems,
}) => {
  const operator = sharedOperator(address);
  await operate(operator, page.request, {
    method: 'PATCH',
    path: playerStatusPath(player.userId),
    data: { ban_level: 45, ban_version: 2 },
  });
  await visit(page, '/en/support');
  await page.getByRole('link', { name: /^Request a call/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request a call');
  const send = page.getByRole('button', { name: 'Request a call' });
  await send.click();
  await expect(page.getByText('Enter the number that we are to call.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Country').selectOption({ label: 'United Kingdom \u2066+44\u2069' });
  await page.getByLabel('Phone number').fill('1');
  await send.click();
  await expect(page.getByText(/This phone number is not valid/)).toBeVisible();
  await page.getByLabel('Phone number').fill('7911 123456');

  // The request arrives and its response is lost.
  await page.route(
    '**/support-api/v1/calls',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send.click();
  const call = page.locator('[data-call]');
  await expect(call).toContainText('•••456');
  await expect(call).toContainText('Waiting');
  const id = (await call.getAttribute('data-call')) ?? '';
  const path = `/operator-api/v1/support/calls/${id}`;
  await operate(operator, page.request, { method: 'POST', path: `${path}/take` });
  await operate(operator, page.request, {
    method: 'POST',
    path: `${path}/attempts`,
    data: { end: 'no-answer', note: 'Rang for a minute.' },
  });

  await page.getByRole('link', { name: 'Call history' }).click();
  await expect(call).toHaveCount(1);
  await expect(call).toContainText('No answer');
  await expect(call).toContainText('We will try again from');
  await expect(call).not.toContainText('Rang for a minute.');
  expect(await axeFindings(page)).toEqual([]);
  await call.getByRole('button', { name: 'Cancel the call' }).click();
  await expect(call).toContainText('Cancelled');
  await expect(page.getByRole('link', { name: 'Request a call' })).toBeVisible();
  // The browser itself reports the refused number and the response that was lost.
  problems.splice(0);
});
