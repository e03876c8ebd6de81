import type { Page } from '@playwright/test';

/** Has the documents of this page say that flags are on; the site of the other journeys stays as it is. */
export async function switchOn(page: Page, flags: readonly string[]): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      return route.fallback();
    }
    const response = await route.fetch();
    const on = flags.map((flag) => `"${flag}":true,`).join('');
    const body = (await response.text()).replace('"flags":{', `"flags":{${on}`);
    return route.fulfill({ response, body });
  });
}
