import { randomInt } from 'node:crypto';
import { assignTests } from '@touchline/domain/visitors';
import { readMail } from '../../tools/browser/read-mail.ts';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { closeWelcome } from './close-welcome.ts';
import { expect, expectReady, test, visit } from './fixtures.ts';
import { fillBirthday } from './fill-birthday.ts';
import { enlargeLetters } from './large-letters.ts';
import { ownAddress } from './own-address.ts';
import { clearCookies } from './sign-out.ts';
import { newVisitors, VISITOR_COOKIE } from './visitors.ts';

test.use({ extraHTTPHeaders: ownAddress() });

test.describe('registration', () => {
  test('registration opens over the page, prompts before it is left half filled, and returns to the same page', async ({
    page,
  }) => {
    const { email, password, name, surname, birthday } = newPlayer();
    const sheet = page.getByRole('dialog', { name: 'Create an account' });
    // The link opens the page for as long as what opens the modal has not been loaded.
    await expect(async () => {
      await visit(page, '/en/line/football');
      await page.getByRole('banner').getByRole('link', { name: 'Join', exact: true }).click();
      await expect(sheet).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await sheet.getByLabel('E-mail address').fill(email);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet.getByText('Leave without an account?')).toBeVisible();
    await sheet.getByRole('button', { name: 'Continue registration' }).click();
    await expect(sheet.getByLabel('E-mail address')).toHaveValue(email);

    await sheet.getByRole('button', { name: 'Close' }).click();
    await sheet.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Join', exact: true }).click();
    await expect(sheet.getByLabel('E-mail address')).toHaveValue(email);
    await sheet.getByLabel('Password', { exact: true }).fill(password);
    await sheet.getByLabel('First name').fill(name);
    await sheet.getByLabel('Last name').fill(surname);
    await fillBirthday(sheet, birthday);
    await sheet.getByRole('checkbox').check();
    await sheet.getByRole('button', { name: 'Create an account' }).click();
    await expect(sheet).toBeHidden();
    await closeWelcome(page);
    await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();
    await expect(page.locator('html[data-route="mainSectionWithSport"]')).toBeAttached();
  });

  test('registration fits a phone with letters twice as large, and shows whole dates', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 915 });
    await visit(page, '/en/registration');
    await fillBirthday(page.locator('main'), '1990-09-23');
    await enlargeLetters(page);
    const fields = page.locator('main form :is(input, select, button)');
    const beyond = await fields.evaluateAll((shown) =>
      shown
        .filter((field) => field.getBoundingClientRect().right > innerWidth)
        .map((field) => field.id),
    );
    expect(beyond).toEqual([]);
    const year = page.getByLabel('Year', { exact: true });
    await expect(year).toHaveValue('1990');
    expect(await year.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
  });

  test('registration on its page prompts before it is left half filled, and the bars follow the A/B test', async ({
    page,
    address,
  }) => {
    const bottomBar = page.locator('[data-slot="bottom-nav"]');
    /** Makes the browser one of a visitor who draws this one of the tests 69 and 70. */
    const drawn = async (test: number) => {
      const fits = (id: string) =>
        assignTests([[69, 70]], id)
          .flat()
          .includes(test);
      const [visitor] = await newVisitors(address, { count: 1, fits });
      await page
        .context()
        .addCookies([{ name: VISITOR_COOKIE, value: visitor?.cookie ?? '', url: address }]);
    };
    await drawn(69);
    await visit(page, '/en/registration');
    await expect(bottomBar).toBeVisible();
    await drawn(70);
    await page.reload();
    await expectReady(page);
    await expect(bottomBar).toBeHidden();

    await page.getByLabel('E-mail address').fill('half@filled.example');
    await page.locator('header a[href="/en"]').first().click();
    const question = page.getByRole('dialog', { name: 'Leave without an account?' });
    await question.getByRole('button', { name: 'Continue registration' }).click();
    await expect(page.locator('html[data-route="registration"]')).toBeAttached();
    await expect(page.getByLabel('E-mail address')).toHaveValue('half@filled.example');
    await page.locator('header a[href="/en"]').first().click();
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.locator('html[data-route="home"]')).toBeAttached();
  });

  test('registration with a phone accepts the code that is sent to it, and the phone signs in from then on', async ({
    page,
    problems,
  }) => {
    const { password } = newPlayer();
    const number = `7400${randomInt(100_000, 999_999)}`;
    await visit(page, '/en/registration');
    await page.getByRole('tab', { name: 'By phone' }).click();
    await page.getByLabel('Country').selectOption('GB');
    await page.getByLabel('Phone number').fill(`0${number}`);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText(`+44 ${number}`)).toBeVisible();
    const address = await page.getByRole('link', { name: 'Read the message' }).getAttribute('href');
    const message = await (await page.request.get(address ?? '')).text();
    const code = /\b\d{6}\b/.exec(message)?.[0] ?? '';

    const field = page.getByLabel('Code from the message');
    await field.fill(code === '000000' ? '000001' : '000000');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('checkbox').check();
    const create = page.getByRole('button', { name: 'Create an account' });
    await create.click();
    await expect(page.getByText('This is not the code we sent.')).toBeVisible();
    await expect(page.getByText('Attempts left: 4.')).toBeVisible();
    await field.fill(code);
    await create.click();
    await closeWelcome(page);
    await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();
    await expect(page.locator('html[data-route="home"]')).toBeAttached();

    await clearCookies(page);
    await visit(page, '/en/user/login');
    await page.getByLabel('E-mail, phone or player number').fill(`+44 ${number}`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();
    // The browser itself writes a line about every refused request: here the wrong code.
    const refused = problems.splice(0).map((problem) => /status of (\d+)/.exec(problem)?.[1]);
    expect(refused).toEqual(['400']);
  });

  test('a forgotten password is recovered from the home page, and a wrong code is refused', async ({
    page,
    problems,
  }) => {
    await visit(page, '/en?showForgotPasswordModal=1');
    await expect(page).toHaveURL(/\/en\?modal=forgot-password$/);
    const sheet = page.getByRole('dialog', { name: 'Reset password' });
    await sheet.getByRole('tab', { name: 'By phone' }).click();
    await sheet.getByLabel('Country').selectOption('GB');
    // This phone is unknown, which is answered as if it were known.
    await sheet.getByLabel('Phone number').fill(`7400${randomInt(100_000, 999_999)}`);
    await sheet.getByRole('button', { name: 'Send code' }).click();
    await sheet.getByLabel('Code from the message').fill('000000');
    await sheet.getByLabel('New password').fill(newPlayer().password);
    await sheet.getByRole('button', { name: 'Set password and sign in' }).click();
    await expect(sheet.getByText('This is not the code we sent.')).toBeVisible();
    await expect(sheet.getByText('Attempts left: 4.')).toBeVisible();
    await expect(sheet.getByRole('button', { name: /^Send again in 0:/ })).toBeDisabled();
    const refused = problems.splice(0).map((problem) => /status of (\d+)/.exec(problem)?.[1]);
    expect(refused).toEqual(['400']);
    await page.goBack();
    await expect(sheet).toBeHidden();
  });

  test('the address is activated by its message, and a forgotten password reset by another, once', async ({
    page,
    address,
    problems,
  }) => {
    const player = newPlayer();
    const other = `${player.password} again`;
    await registerPlayer(page.request, { address, player });
    await page.context().clearCookies();
    await visit(page, '/en/forgotpassword');
    await page.getByLabel('E-mail address').fill(player.email.toUpperCase());
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText(/^If .* belongs to an account/)).toBeFocused();
    const sent = await page.getByRole('link', { name: 'Read the message' }).getAttribute('href');
    const recovery = await readMail(page.request, sent);
    const activation = await readMail(page.request, recovery.others[0]);

    await visit(page, activation.link);
    await expect(page.getByText('Your address is activated', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Your address is already activated')).toBeVisible();

    await visit(page, recovery.link);
    await page.getByLabel('New password').fill(other);
    await page.getByRole('button', { name: 'Set password and sign in' }).click();
    await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();
    // Notified of it by a third message, and of the sign-in on a new device by a fourth.
    await expect(async () => {
      expect((await readMail(page.request, sent)).others).toHaveLength(3);
    }).toPass();

    await clearCookies(page);
    await visit(page, recovery.link);
    await expect(page.getByText(/^This link has (been used or has )?expired/)).toBeVisible();
    const refused = problems.splice(0).map((problem) => /status of (\d+)/.exec(problem)?.[1]);
    expect(refused).toEqual(['410']);
    await visit(page, '/en/user/login');
    await page.getByLabel('E-mail, phone or player number').fill(player.email);
    await page.getByLabel('Password', { exact: true }).fill(other);
    await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();
  });

  test('registration in one click shows the password until it is stored, and a message lets the player choose another', async ({
    page,
    problems,
  }) => {
    const { email, password } = newPlayer();
    // Some seconds after the page is ready, however long the steps until then and from there take.
    const checked = page.waitForRequest((request) => request.url().endsWith('/web-api/session'), {
      timeout: 0,
    });
    await visit(page, '/en/registration');
    await page.getByRole('tab', { name: 'In one click' }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create an account' }).click();
    await expect(page.locator('html[data-route="welcomeAuthorizationData"]')).toBeAttached();
    await page.getByRole('button', { name: 'Send by e-mail' }).click();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    const sent = await page.getByRole('link', { name: 'Read the message' }).getAttribute('href');
    const { link, text } = await readMail(page.request, sent);
    const shown = page.locator('[data-credential="password"]');
    expect(text).not.toContain(await shown.textContent());
    // By now the page would have found out on its own that the browser is signed in.
    await checked;
    await expect(shown).toBeVisible();
    await page.getByRole('button', { name: 'I’ve saved these' }).click();
    await closeWelcome(page);
    await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible();

    await visit(page, link);
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Set password and sign in' }).click();
    await expect(page.getByText(/^Your password is set/)).toBeVisible();
    // What was under way with the session that the new password ended.
    const refused = problems.splice(0).map((problem) => /status of (\d+)/.exec(problem)?.[1]);
    expect(refused.filter((status) => status !== '401')).toEqual([]);
  });
});
