import type { Page } from '@playwright/test';
import { expect, test, visit } from './fixtures.ts';
import { clearCookies } from './sign-out.ts';

/** The statuses of refused requests, about each of which the browser itself writes a line. */
const refused = (problems: string[]) =>
  problems.splice(0).map((problem) => /status of (\d+)/.exec(problem)?.[1]);

/** Gives the page a phone's fingerprint reader, which is always right. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verify: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    remove: () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
}

test('a player adds a passkey, signs in with it alone, and removes it', async ({
  page,
  player,
  problems,
}) => {
  expect(player.email).not.toBe('');
  const authenticator = await addAuthenticator(page);
  await visit(page, '/en/office/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Name (optional)').fill('My phone');
  await adding.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The passkey has been added.')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'My phone' });
  await expect(row.getByText('Not used yet')).toBeVisible();

  await clearCookies(page);
  await visit(page, '/en/user/login');
  await authenticator.verify(false);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText(/^No passkey was used\./)).toBeVisible();
  await authenticator.verify(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('link', { name: /^Balance €0\.00/ })).toBeVisible();

  await visit(page, '/en/office/security');
  await expect(row.getByText(/^Last used /)).toBeVisible();
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await page
    .getByRole('dialog', { name: 'Remove this passkey?' })
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  await expect(row).toHaveCount(0);

  await clearCookies(page);
  await visit(page, '/en/user/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText(/^This passkey doesn’t open an account here\./)).toBeVisible();
  expect(refused(problems)).toEqual(['400']);
  await authenticator.remove();
});
