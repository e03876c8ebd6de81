import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page } from '@playwright/test';
import { SCREENS, type Shot } from './shots.ts';
import { smallPicture } from './small-picture.ts';

const FOLDER = fileURLToPath(new URL('../../shared/ui/gallery/dist/', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** What comes after the page, and how much of it a picture waits for. */
const LATE: Readonly<Record<string, readonly (readonly [selector: string, count: number])[]>> = {
  lists: [['img', 1]],
  figures: [
    ['img', 11],
    ['canvas', 1],
  ],
};

export interface Gallery {
  readonly address: string;
  readonly close: () => void;
}

/** Serves the built gallery on a free port. */
export async function serveGallery(): Promise<Gallery> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery');
    const file = pathname === '/' ? 'index.html' : pathname;
    readFile(join(FOLDER, file)).then(
      (body) =>
        response
          .writeHead(200, {
            'content-type': TYPES[extname(file)] ?? 'text/plain',
            'cache-control': 'max-age=600',
          })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** A page for the pictures of one gallery: what it has loaded once it has for all of them. */
export async function newPicturePage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** The whole of a page, as a small PNG. */
export async function takePicture(page: Page): Promise<Buffer> {
  const { width } = page.viewportSize() ?? SCREENS.phone;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // On a screen that it fits, each layer of the page is drawn once, and bars are at its edges.
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
  return smallPicture(await page.screenshot({ animations: 'disabled' }));
}

/** Opens a page of the gallery and waits until it is drawn to the end: with letters, flags and charts. */
export async function openShot(
  page: Page,
  { address, name, shot }: { readonly address: string; readonly name: string; readonly shot: Shot },
): Promise<void> {
  const query = new URLSearchParams({ page: name, theme: shot.theme, lng: shot.language });
  if (shot.isLarge) query.set('text', '200');
  await page.setViewportSize(SCREENS[shot.screen]);
  await page.goto(`${address}/?${query}`);
  await page.locator('[data-gallery-ready]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  for (const [selector, count] of LATE[name] ?? []) {
    await expect(page.locator(selector)).toHaveCount(count);
  }
}
