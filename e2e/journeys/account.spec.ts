import { expect, test, visit } from './fixtures.ts';

test('a player fills the profile in, and it is complete', async ({ page, player, problems }) => {
  expect(player.userId).not.toBe('');
  await visit(page, '/en/office');
  await page.getByRole('link', { name: 'Personal data' }).click();
  await expect(page.locator('html[data-route="account"]')).toBeAttached();
  await expect(page.getByText('3 details to add')).toBeVisible();
  await page.getByRole('link', { name: 'Add what is missing' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Document number').fill('C01X00T47');
  await page.getByLabel('Address').fill('12 St James’s Square, London');
  await page.getByLabel('Date of issue').fill('2199-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please check what you entered').first()).toBeVisible();
  await page.getByLabel('Date of issue').fill('2015-06-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('html[data-route="account"]')).toBeAttached();
  await expect(page.getByText('12 St James’s Square, London')).toBeVisible();
  await expect(page.getByText('Complete', { exact: true })).toBeVisible();
  // Contact takes a phone as well.
  await expect(page.getByText('Not complete yet')).toBeVisible();
  // The browser itself writes a line about what was refused: the want of a grant, and the date.
  const refused = problems.splice(0).filter((problem) => !/40[03]/.test(problem));
  expect(refused).toEqual([]);
});

test('personal data require the password again, and open with the right one', async ({
  page,
  player,
  problems,
}) => {
  let isOld = true;
  // As the server answers once the sign-in is more than five minutes old.
  await page.route('**/web-api/secure-data/v1/grant', (route) =>
    isOld
      ? route.fulfill({
          status: 403,
          json: { error: { code: 'step_up_required', message: 'prove first that it is you' } },
        })
      : route.continue(),
  );
  await visit(page, '/en/office/account');
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('This password is wrong.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  isOld = false;
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(player.email)).toBeVisible();
  const refused = problems.splice(0).filter((problem) => !/40[03]/.test(problem));
  expect(refused).toEqual([]);
});

test('personal data stays closed when the player does not confirm', async ({
  page,
  player,
  problems,
}) => {
  await page.route('**/web-api/secure-data/v1/grant', (route) =>
    route.fulfill({
      status: 403,
      json: { error: { code: 'step_up_required', message: 'prove first that it is you' } },
    }),
  );
  await visit(page, '/en/office/account');
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(player.email)).toBeHidden();
  const refused = problems
    .splice(0)
    .filter((problem) => !/403|could not|secure_grant/.test(problem));
  expect(refused).toEqual([]);
});
