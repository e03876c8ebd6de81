// Opens every page of the gallery in both themes at phone and desktop width, takes a picture of
// each into gallery/dist, and lets axe look for faults. Any finding is a failure.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import playwright from 'playwright-core';
import { buildGallery } from './build.mjs';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const PAGES = 'home event slip form states parts openers lists choices figures waiting'.split(' ');
const SCREENS = [
  { name: 'phone', width: 412, height: 915 },
  { name: 'desktop', width: 1366, height: 768 },
];

const only = process.argv[2]?.split(',');
const folder = dirname(await buildGallery());
const server = createServer(async (request, response) => {
  const path = new URL(request.url, 'http://gallery').pathname;
  const file = join(folder, path === '/' ? 'index.html' : path);
  try {
    const body = await readFile(file);
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${server.address().port}`;

async function executablePath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

const browser = await playwright.chromium.launch({
  executablePath: await executablePath(),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'],
});
let findings = 0;
try {
  for (const screen of SCREENS) {
    for (const theme of ['dark', 'light']) {
      const context = await browser.newContext({
        locale: 'en-GB',
        viewport: { width: screen.width, height: screen.height },
        deviceScaleFactor: screen.name === 'phone' ? 2 : 1,
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => {
        findings += 1;
        process.stdout.write(`${error.stack}\n`);
      });
      for (const name of only ?? PAGES) {
        await page.goto(`${address}/?page=${name}&theme=${theme}`);
        await page.waitForSelector('[data-gallery-ready]');
        // Sheets and notices arrive by an animation; prices may go on flashing.
        await page.evaluate(() =>
          Promise.all(
            document
              .getAnimations()
              .filter(({ effect }) => !effect.target.closest('[data-outcome-id]'))
              .filter(({ effect }) => effect.getComputedTiming().iterations === 1)
              .map(({ finished }) => finished),
          ),
        );
        await page.screenshot({ path: join(folder, `${name}-${screen.name}-${theme}.png`) });
        const { violations } = await new AxeBuilder({ page }).analyze();
        findings += violations.length;
        for (const { id, nodes } of violations) {
          const where = nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`);
          process.stdout.write(`${name} ${screen.name} ${theme}: ${id}\n${where.join('\n')}\n`);
        }
      }
      await context.close();
    }
  }
  // A reader who prefers less motion sees the arrow and no flash.
  const calm = await browser.newPage({ reducedMotion: 'reduce' });
  await calm.goto(`${address}/?page=home`);
  const moved = calm.locator('[data-flash]').first();
  await moved.waitFor();
  const flash = await moved.evaluate((cell) => getComputedStyle(cell, '::before').content);
  if (flash !== 'none') {
    findings += 1;
    process.stdout.write('a price flashes under reduced motion\n');
  }
} finally {
  await browser.close();
  server.close();
}
process.stdout.write(`${findings} findings\n`);
process.exitCode = findings === 0 ? 0 : 1;
