import { startFastServer } from '../../tools/server/start-fast-server.ts';
import { isRendered } from './open-rendered.ts';
import { choosePrice, pickPrice } from './pick-price.ts';
import { expect, expectReady, test } from './fixtures.ts';
import { RENDERER_FAULTS, withRendererFault } from './renderer-fault.ts';

for (const fault of RENDERER_FAULTS) {
  test(`a renderer that is ${fault} costs pages nothing but their early paint`, async ({
    page,
  }) => {
    const server = await startFastServer({ environment: withRendererFault(fault) });
    try {
      const open = async (visit: number) =>
        (await page.goto(`${server.address}/en?visit=${visit}`))?.text() ?? '';
      if (fault === 'wrong') {
        // It works as far as anybody can see from outside, and is believed.
        await expect.poll(() => open(0)).toContain('of another page');
      }
      // As many pages as it can be wrong in ways.
      for (let visit = 0; visit < 6; visit += 1) {
        const document = await open(visit);
        // Of a wrong one the first page was believed above; a busy machine may leave it out this time.
        expect(isRendered(document) && !(fault === 'wrong' && visit === 0)).toBe(false);
        await expectReady(page);
        await expect(page.locator('main [data-outcome-id]').first()).toBeVisible();
        await expect(
          page.locator('[data-slot="header"] [data-state="ready"]').first(),
        ).toBeVisible();
        await expect(page.locator('[data-rendered]')).toHaveCount(0);
        await expect(page.locator('[data-retry-card]')).toHaveCount(0);
        await expect(page.locator('main > p, main + p')).toHaveCount(0);
      }
      await page.goto(`${server.address}/en/line/football`);
      await choosePrice(await pickPrice(page));
    } finally {
      await page.goto('about:blank');
      await server.stop();
    }
  });
}
