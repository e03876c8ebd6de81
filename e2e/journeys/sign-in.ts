import type { Page } from '@playwright/test';

/** Fills in the form of the sign-in page, and presses its button. */
export async function submitSignIn(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.getByLabel('E-mail, phone or player number').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click();
}
