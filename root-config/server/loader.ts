import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GlobalSettings } from '@touchline/contracts/configuration';
import { DOCUMENT_IDS, RENDERED_ATTRIBUTE } from '@touchline/contracts/site';
import { settingsAttributes } from '@touchline/domain/settings';
import { applySettings } from './inline/apply-settings.ts';
import { holdInstallPrompt } from './inline/hold-install-prompt.ts';
import { catchTaps } from './inline/catch-taps.ts';
import { setHours } from './inline/set-hours.ts';
import { extendLoader } from './inline/extend-loader.ts';
import { guardOverrides } from './inline/guard-overrides.ts';
import { overrideManifests } from './inline/override-manifests.ts';
import { safeJson } from './html.ts';
import { startPage } from './inline/start-page.ts';
import { type TrustedOrigins, trustOverrides } from './inline/trust-overrides.ts';
import { trustOwnScripts } from './inline/trust-own-scripts.ts';

/** Where the shell keeps the player's preferences in local storage. */
const PREFERENCES_KEY = 'tl:shell:settings';

/** A function of ours as inline code; `input` is written between its parentheses. */
function inline(act: (...input: never[]) => void, input: string): string {
  return `(${act.toString()})(${input})`;
}

/** Code for `<head>`, run before the first paint: the page looks as the player has set it. */
export function settingsScript(defaults: GlobalSettings): string {
  const { appTheme, appFontSize, isAppCompactView, visuallyImpairedMode, is12h, timeZone } =
    defaults;
  const shown = { appTheme, appFontSize, isAppCompactView, visuallyImpairedMode, is12h, timeZone };
  const input = [JSON.stringify(PREFERENCES_KEY), safeJson(shown), settingsAttributes.toString()];
  return inline(applySettings, input.join(','));
}

/** Code for `<head>`: the browser's offer to install the site may come before all other code. */
export function installScript(): string {
  return inline(holdInstallPrompt, '');
}

/**
 * Code that runs first: a browser without the required features leaves before any module is requested
 * for. In the words of the oldest browsers, whatever they call themselves.
 */
export const LEAVE_OLD_BROWSER =
  "window.CSS&&CSS.supports&&CSS.supports('color','light-dark(#000,#fff)')||location.replace('/'+document.documentElement.lang+'/oldbrowser')";

/** Code that writes the hours of rendered views as the reader counts them. */
export const HOURS = inline(setHours, '');

/** Code that follows rendered views: their hours are the reader's, and presses before their code is there are not lost. */
export const AFTER_VIEWS = `${HOURS};${inline(catchTaps, JSON.stringify(RENDERED_ATTRIBUTE))}`;

/** Code that starts the page, right after the loader: modules run before the document has ended. */
export function startScript(): string {
  return inline(startPage, `System,${JSON.stringify(DOCUMENT_IDS.state)}`);
}

/** SystemJS as pages have it. */
export function systemJs(): string {
  const require = createRequire(import.meta.url);
  const file = require.resolve('systemjs/dist/system.min.js');
  return readFileSync(file, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '');
}

function createSystem(): string {
  const added = inline(extendLoader, `System,${JSON.stringify(DOCUMENT_IDS.importMap)}`);
  return [systemJs(), added].join(';\n').replaceAll('</script', String.raw`<\/script`);
}

/** Code that follows the import map: the Trusted Types policy, SystemJS itself and our addition. */
export function createLoaderScript(): string {
  return `${inline(trustOwnScripts, '[]')};\n${createSystem()}`;
}

/**
 * The same for pages that import-map-overrides works on, outside production; `before` precedes
 * its script.
 */
export function createOverridableLoader(given: {
  readonly origins: TrustedOrigins;
  /** Specifiers of what protects players. */
  readonly protectedNames: readonly string[];
}): { readonly before: string; readonly loader: string } {
  const { origins, protectedNames } = given;
  const guarded = safeJson({ mapId: DOCUMENT_IDS.importMap, origins, protectedNames });
  const declared = safeJson({
    manifestsId: DOCUMENT_IDS.manifests,
    shell: '@touchline/shell',
    prefix: '@touchline/',
    protectedNames,
  });
  return {
    before: inline(trustOverrides, safeJson(origins)),
    loader: [
      createSystem(),
      inline(guardOverrides, `System,${guarded}`),
      inline(overrideManifests, `System,${declared}`),
    ].join(';\n'),
  };
}
