import { startIdentityServer } from '../../backend/test/identity/identity-server.ts';
import { expect, test, visit } from './fixtures.ts';
import { operate, sharedOperator } from './operator.ts';
import { clearCookies } from './sign-out.ts';

test('a visitor opens an account with a network that redirects, and signs in with it again', async ({
  page,
  address,
  problems,
}) => {
  const network = await startIdentityServer({
    clientId: 'touchline',
    redirectUri: `${address}/web-api/social/v1/callback`,
  });
  const configure = (data: object) =>
    operate(sharedOperator(address), page.request, {
      method: 'PATCH',
      path: '/bff-api/config/group/auth',
      data,
    });
  const { issuer } = network;
  await configure({
    socialNetworks: ['discord'],
    codeNetworks: [{ network: 'discord', clientId: 'touchline', issuer }],
  });
  try {
    await visit(page, '/en/user/login');
    await page.getByRole('button', { name: 'Continue with Discord' }).click();
    await page.locator('[name="login"]').fill('ada');
    await page.locator('[name="password"]').fill('x');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.locator('html[data-route="socialRegistration"]')).toBeAttached();
    await expect(page.getByText('Person ada')).toBeVisible();
    // The pages of the network want letters from elsewhere.
    problems.splice(0);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Create an account' }).click();
    await expect(page.getByRole('link', { name: /^Balance €0\.00/ })).toBeVisible();

    // The network knows the person by now: they confirm that it may say so again.
    await clearCookies(page, { name: /^(tl_refresh|ua|user_token)$/ });
    await visit(page, '/en/user/login');
    await page.getByRole('button', { name: 'Continue with Discord' }).click();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('link', { name: /^Balance €0\.00/ })).toBeVisible();
    problems.splice(0);
  } finally {
    await configure({ socialNetworks: [], codeNetworks: [] });
    await network.close();
  }
});
