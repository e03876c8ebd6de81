import type { Page } from '@playwright/test';

/** Has the documents of this page say that flags are on; the site of the other journeys stays as it is. */
export async function switchOn(page: Page, flags: readonly string[]): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      return route.fallback();
    }
    const response = await route.fetch();
    const on = flags.map((flag) => `"${flag}":true,`).join('');
    const off = flags.map((flag) => `"${flag}":false`);
    const text = off.reduce((body, flag) => body.replace(flag, '"":false'), await response.text());
    return route.fulfill({ response, body: text.replace('"flags":{', `"flags":{${on}`) });
  });
}
