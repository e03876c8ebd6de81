import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { TrustedOrigins } from '../inline/trust-overrides.ts';
import { createOverridableLoader } from '../loader.ts';
import type { Site } from '../site.ts';

/** Where the script of import-map-overrides is requested. */
export const OVERRIDES_SCRIPT = '/override/import-map-overrides.js';

/** Its own way to declare which maps are meant, and that `?imo=` counts. */
export const OVERRIDES_META =
  '<meta name="importmap-type" content="systemjs-importmap" allow-query-param-override>';

/** The script of import-map-overrides, as its makers ship it. */
export function overridesScript(): string {
  const require = createRequire(import.meta.url);
  const server = require.resolve('import-map-overrides');
  const text = readFileSync(join(dirname(server), 'import-map-overrides.js'), 'utf8');
  return text.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '');
}

let made: { readonly key: string; readonly loader: ReturnType<typeof createOverridableLoader> };

/**
 * What a page has outside production in the place of the loader: import-map-overrides after the
 * page's map and before the loader, so that its overrides count for the first module already.
 */
export function overridableLoader({
  site,
  origins,
  nonce,
}: {
  readonly site: Site;
  readonly origins: TrustedOrigins;
  readonly nonce: string;
}): string {
  const protectedNames = site.composition.artefacts
    .filter(({ manifest }) => manifest?.criticality === 'mandatory')
    .flatMap(({ specifiers }) => specifiers);
  const key = JSON.stringify([protectedNames, origins]);
  if (made?.key !== key) {
    made = { key, loader: createOverridableLoader({ origins, protectedNames }) };
  }
  const { before, loader } = made.loader;
  return [
    `<script nonce="${nonce}">${before}</script>`,
    `<script nonce="${nonce}" src="${OVERRIDES_SCRIPT}"></script>`,
    `<script nonce="${nonce}">${loader}</script>`,
  ].join('');
}

/** The button and list of import-map-overrides; shown where its own storage key `devtools` is set. */
export function overridesButton(nonce: string): string {
  return `<import-map-overrides-full show-when-local-storage="devtools" trigger-position="top-left" style-nonce="${nonce}"></import-map-overrides-full>`;
}
