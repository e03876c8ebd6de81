import type { Page } from '@playwright/test';
import { copySite } from './site-copy.ts';

/** Address of the site with flags on, for this page alone; that of the other journeys stays as it is. */
export function switchOn(
  page: Page,
  given: { readonly address: string; readonly flags: readonly string[] },
): Promise<string> {
  const { address, flags } = given;
  const on = flags.map((flag) => `"${flag}":true,`).join('');
  return copySite(page, {
    address,
    change: (document) =>
      flags
        .reduce((body, flag) => body.replace(`"${flag}":false`, '"":false'), document)
        .replace('"flags":{', `"flags":{${on}`),
  });
}
