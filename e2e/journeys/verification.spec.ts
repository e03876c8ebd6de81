import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { s3Variables, startS3Server } from '../../backend/test/verification/s3-server.ts';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, expectReady, test, visit } from './fixtures.ts';

/** A photo as a phone takes it: larger than what is stored. */
async function photo(background: string): Promise<Buffer> {
  return sharp({ create: { width: 3_000, height: 2_000, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

const card = (page: Page, kind: string) => page.locator(`[data-document="${kind}"]`);

async function choose(page: Page, kind: string, buffer: Buffer): Promise<void> {
  const file = { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer };
  await card(page, kind).locator('input[type="file"]').setInputFiles(file);
  await expect(card(page, kind).getByRole('img', { name: /^Your picture/ })).toBeVisible();
}

async function send(page: Page, kind: string, buffer: Buffer): Promise<void> {
  await choose(page, kind, buffer);
  await card(page, kind).getByRole('button', { name: 'Send for checking' }).click();
  await expect(card(page, kind)).toHaveAttribute('data-state', 'checking');
}

test('a lost response sends a document once, and a file that is no picture is refused beside it', async ({
  page,
  player,
  problems,
}) => {
  await visit(page, '/en/office');
  await page.getByRole('list').getByRole('link', { name: 'Verification' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verification');
  await page.getByRole('radio', { name: 'Driving licence' }).check();
  await expect(card(page, 'passport')).toHaveCount(0);
  const licence = card(page, 'driving-licence');
  expect(await axeFindings(page)).toEqual([]);

  // It says that it is a picture, and is a page.
  const disguised = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>') };
  await licence.locator('input[type="file"]').setInputFiles(disguised);
  await licence.getByRole('button', { name: 'Send for checking' }).click();
  await expect(licence.getByText(/^Upload a JPEG, PNG or WebP picture/)).toBeVisible();

  let lost = 0;
  await page.route('**/documents-api/v1/documents?*', async (route) => {
    if (route.request().method() === 'POST' && lost === 0) {
      lost += 1;
      await route.fetch();
      await route.abort();
      return;
    }
    await route.continue();
  });
  await choose(page, 'driving-licence', await photo('#336699'));
  expect(await axeFindings(page)).toEqual([]);
  const button = licence.getByRole('button', { name: 'Send for checking' });
  await expect(async () => {
    if (await button.isVisible()) {
      await button.click({ timeout: 5_000 });
    }
    await expect(licence).toHaveAttribute('data-state', 'checking', { timeout: 5_000 });
  }).toPass();
  expect(lost).toBe(1);
  await expect(page.getByText('Driving licence: sent')).toHaveCount(1);
  await page.reload();
  await expectReady(page);
  await expect(licence.getByText('Being checked')).toBeVisible();
  expect(player.userId).not.toBe('');
  // The browser itself reports the refusal and the response that was lost.
  problems.splice(0);
});

test('operators refuse and accept documents beside the player’s data, and the player is verified', async ({
  page,
  context,
}) => {
  // Its pictures are in a bucket; those of the server that the journeys share, in a folder.
  const store = await startS3Server();
  const server = await startQuietServer({ environment: s3Variables(store.endpoint) });
  try {
    const { address, consoleAddress, operatorToken } = server;
    const player = await context.newPage();
    await registerPlayer(context.request, { address, player: newPlayer() });
    await visit(player, `${address}/en/office/verification`);
    await send(player, 'passport', await photo('#336699'));
    await send(player, 'proof-of-address', await photo('#996633'));

    await page.goto(`${consoleAddress}/operator/verification`);
    await page.getByLabel('Operator token').fill(operatorToken);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const entries = page.locator('[data-document]');
    await expect(entries).toHaveCount(2);
    const [first, second] = [entries.first(), entries.nth(1)];
    await expect(first).toContainText('Passport');
    await first.getByRole('button', { name: 'Check' }).click();
    const picture = first.getByRole('img', { name: 'Picture: Passport' });
    await expect(picture).toBeVisible();
    const width = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(width).toBe(2_400);
    expect(await axeFindings(page)).toEqual([]);
    for (const viewport of [320, 412, 1366]) {
      await page.setViewportSize({ width: viewport, height: 915 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `at ${viewport} px`).toBeLessThanOrEqual(0);
    }
    await first.getByRole('radio', { name: 'Refuse' }).check();
    await first.getByLabel('Reason').selectOption('Part of it is missing');
    await first.getByRole('button', { name: 'Save the decision' }).click();
    await expect(entries).toHaveCount(1);

    await player.reload();
    await expectReady(player);
    const passport = card(player, 'passport');
    await expect(passport.getByText(/^Part of the document is missing/)).toBeVisible();
    // What was refused proves nothing, and its picture goes when the player says so.
    const stored = player.locator('[data-stored]');
    await expect(stored).toHaveAttribute('data-stored', '2');
    await stored.getByRole('button', { name: 'Erase 1 refused picture' }).click();
    const dialog = player.getByRole('dialog');
    expect(await axeFindings(player)).toEqual([]);
    await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
    await expect(stored).toHaveAttribute('data-stored', '1');
    await expect(player.getByText('Refused pictures erased')).toBeVisible();
    await send(player, 'passport', await photo('#336600'));

    await page.reload();
    await expect(second).toContainText('Passport');
    for (const left of [2, 1]) {
      await expect(entries).toHaveCount(left);
      await first.getByRole('button', { name: 'Check' }).click();
      await first.getByRole('radio', { name: 'Accept' }).check();
      if (left === 1) {
        const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
        await first.getByLabel('Valid until').fill(soon);
      }
      await first.getByRole('button', { name: 'Save the decision' }).click();
      await expect(entries).toHaveCount(left - 1);
    }
    await expect(page.getByText('No document waits for a decision')).toBeVisible();

    await player.reload();
    await expectReady(player);
    await expect(player.getByText('You are verified. Nothing more is needed.')).toBeVisible();
    // It can be replaced before it expires.
    await expect(passport).toHaveAttribute('data-state', 'expiring');
    await expect(passport.locator('input[type="file"]')).toHaveCount(1);
    expect(store.objects.size).toBe(2);
    expect(store.refused()).toBe(0);
  } finally {
    await server.stop();
    await store.stop();
  }
});
