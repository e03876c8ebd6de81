import { escapeHtml } from '@touchline/domain/html';
import type { Composition } from '@touchline/contracts/releases';
import { DOCUMENT_IDS } from '@touchline/contracts/site';
import { directionOf } from '@touchline/domain/languages';
import { ICON } from './head.ts';
import { attributes, jsonBlock } from './html.ts';
import { createLoaderScript } from './loader.ts';

const SPECIFIER = '@touchline/console';
const TITLE = 'Touchline';
let loaderScript: string | undefined;

/** Entries of the console and of everything it imports, so that they load in one round trip. */
function preloads({ artefacts }: Composition, nonce: string): string {
  const find = (name: string) => artefacts.find(({ specifiers }) => specifiers.includes(name));
  const own = find(SPECIFIER);
  const first = [own, ...(own?.dependencies ?? []).map(find)];
  const lazy = Object.values(own?.modules ?? {}).flatMap(({ files }) => files);
  const links = [...new Set(first)].flatMap((artefact) => {
    const files = artefact === undefined ? [] : [...artefact.stylesheets, artefact.entry];
    return [...files, ...(artefact === own ? lazy : [])].flatMap((file) => {
      const integrity = artefact?.files[file]?.integrity;
      const href = `/assets/${artefact?.id}/${artefact?.version}/${file}`;
      const as = file.endsWith('.css') ? 'style' : 'script';
      return integrity === undefined || file.endsWith('.json')
        ? []
        : [`<link${attributes({ rel: 'preload', as, href, integrity, nonce })}>`];
    });
  });
  return links.join('');
}

/**
 * The console's content security policy: its own code, with the document's nonce or loaded by such
 * code, and its own origin for everything else.
 */
export function consolePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** Whether the console has been built at all. */
export function hasConsole({ importMap }: Composition): boolean {
  return importMap.imports[SPECIFIER] !== undefined;
}

/**
 * The document of the operator's console. It contains no data: what the console shows it requests with
 * the operator's sign-in.
 */
export function renderConsoleDocument(given: {
  readonly composition: Composition;
  readonly language: string;
  /** As the operator chose; the device's without. */
  readonly theme: 'dark' | 'light' | undefined;
  readonly nonce: string;
}): string {
  const { composition, language, theme, nonce } = given;
  loaderScript ??= createLoaderScript();
  const root = attributes({ lang: language, dir: directionOf(language), 'data-theme': theme });
  return [
    `<!doctype html><html${root}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="robots" content="noindex, nofollow">',
    `<title>${escapeHtml(TITLE)}</title><link${attributes({ rel: 'icon', href: ICON })}>`,
    `<style nonce="${nonce}">${composition.criticalCss}</style>`,
    preloads(composition, nonce),
    '</head><body><div id="console"></div>',
    jsonBlock(DOCUMENT_IDS.importMap, composition.importMap, { type: 'systemjs-importmap' }),
    `<script nonce="${nonce}">${loaderScript}</script>`,
    `<script nonce="${nonce}">System.import('${SPECIFIER}')</script>`,
    '</body></html>',
  ].join('');
}
