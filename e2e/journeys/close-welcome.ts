import { expect, type Page } from '@playwright/test';

/** Puts off the next steps that a new player is welcomed with. */
export async function closeWelcome(page: Page): Promise<void> {
  const welcome = page.getByRole('dialog', { name: /^Welcome to / });
  await welcome.getByRole('button', { name: 'Not now' }).click();
  await expect(welcome).toBeHidden();
}
