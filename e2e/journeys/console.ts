import type { Page } from '@playwright/test';
import type { RunningServer } from '../../tools/server/start-server.ts';
import { expect } from './fixtures.ts';

/** Opens a view of the console of a server. */
export async function openConsole(page: Page, server: RunningServer, path: string): Promise<void> {
  await page.goto(`${server.consoleAddress}/operator${path}`);
}

/** Signs in with the operator token where the console asks for it, and waits for its first view. */
export async function signInAtConsole(page: Page, server: RunningServer): Promise<void> {
  await page.getByLabel('Operator token').fill(server.operatorToken);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sections' })).toBeVisible();
}
