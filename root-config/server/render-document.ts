import type {
  ApplicationConfiguration,
  CoreConfiguration,
} from '@touchline/contracts/configuration';
import { packManifest } from '@touchline/contracts/plugins';
import {
  DOCUMENT_IDS,
  INSPECT_META,
  type DocumentState,
  type SiteDecisions,
} from '@touchline/contracts/site';
import { directionOf } from '@touchline/domain/languages';
import type { PlayerStatus } from '@touchline/domain/navigation';
import { applicationLinks } from './application-links.ts';
import type { Page } from './decide-page.ts';
import { type FirstData, readFirstData, type ReadData } from './first-data.ts';
import { headTags, headText, inlineFiles, preloadLinks } from './head.ts';
import { attributes, jsonBlock, jsonTextsBlock } from './html.ts';
import {
  createLoaderScript,
  installScript,
  LEAVE_OLD_BROWSER,
  settingsScript,
  startScript,
} from './loader.ts';
import { OVERRIDES_META, overridableStart, overridesButton } from './override/developer-tools.ts';
import { overrideBanner, type PageOverride } from './override/override-banner.ts';
import { type PageFile, pageFiles } from './page-files.ts';
import { pageHead, type PageSeo } from './page-head.ts';
import type { Site } from './site.ts';
import { pageSkeleton } from './skeleton.ts';
import { titleValues } from './title-values.ts';

export interface DocumentInput {
  readonly site: Site;
  readonly page: Page;
  readonly configuration: CoreConfiguration;
  /** How the site is installed. */
  readonly application: Pick<ApplicationConfiguration, 'iconsVersion' | 'installable'>;
  /** What operators describe to search engines. */
  readonly seo: PageSeo;
  /** The player's status, where it is known. */
  readonly player?: PlayerStatus | undefined;
  /** Operator settings of plugins, by plugin id. */
  readonly plugins: Readonly<Record<string, unknown>>;
  /** What a signed link has changed for this browser. */
  readonly override?: PageOverride | undefined;
  /** Outside production: where code of import-map-overrides may come from in addition to this site. */
  readonly overrideOrigins?: readonly string[] | undefined;
  /** Open pages apply new builds immediately. */
  readonly development: boolean;
  /** Decisions already taken: maintenance, block, redirect. */
  readonly decisions: SiteDecisions;
  readonly configurationVersion: string;
  /** Fresh for each document, at least 128 random bits in base64. */
  readonly nonce: string;
  /** `https://host` */
  readonly origin: string;
  /** What the browser says it is, where it does. */
  readonly userAgent?: string | undefined;
  /** Milliseconds since epoch. */
  readonly time: number;
  /** Reads an internal path, e.g. `/line-api/v1/topics/top:live`. */
  readonly read: ReadData;
  /** When it settles, data that has not arrived is left to the browser. */
  readonly deadline: Promise<unknown>;
}

/** The shell's own texts: they must be there when nothing can be loaded. */
function shellTexts(site: Site, language: string): DocumentState['texts'] {
  const texts = site.artefactOfSpecifier.get('@touchline/shell')?.headTexts;
  return texts?.[language] ?? texts?.['en'] ?? {};
}

let loaderScript: string | undefined;

function openDocument(
  input: DocumentInput,
  given: { readonly files: readonly PageFile[]; readonly data: FirstData | undefined },
): string {
  const { site, page, configuration, application, seo, nonce, origin, userAgent = '' } = input;
  const { language } = page;
  const text = headText(site, page, configuration.brand, titleValues(page, given.data));
  const { description } = text;
  const head = pageHead({ page, configuration, seo, description, origin, data: given.data });
  const title = head.title ?? text.title;
  const root = attributes({
    lang: page.language,
    dir: directionOf(page.language),
    'data-lng': page.language,
    'data-route': page.route?.name,
    'data-plugin': page.route?.plugin,
    'data-layout': page.route?.layout ?? 'empty',
  });
  return [
    `<!doctype html><html${root}><head>`,
    headTags(text, head),
    input.overrideOrigins === undefined ? '' : OVERRIDES_META,
    input.override?.inspect === true ? `<meta name="${INSPECT_META}">` : '',
    applicationLinks({ language, userAgent, ...application }),
    `<script nonce="${nonce}">${LEAVE_OLD_BROWSER}</script>`,
    `<style nonce="${nonce}">${site.composition.criticalCss}</style>`,
    `<script nonce="${nonce}">${settingsScript(configuration.settings)};${installScript()}</script>`,
    preloadLinks(given.files, nonce),
    '</head><body>',
    input.override === undefined ? '' : overrideBanner(input.override, { language, nonce }),
    pageSkeleton(page, { brand: configuration.brand, title }),
  ].join('');
}

/** What only the server needs of a manifest; hashes would be most of the document's bytes. */
const SERVER_ONLY: ReadonlySet<string> = new Set(['files']);

function forBrowser(key: string, value: unknown): unknown {
  return SERVER_ONLY.has(key) ? undefined : value;
}

function middleOfDocument(input: DocumentInput, files: readonly PageFile[]): string {
  const { site, page, configuration, plugins, development, decisions, time, nonce } = input;
  const state: DocumentState = {
    language: page.language,
    texts: shellTexts(site, page.language),
    authenticated: page.authenticated,
    ...(input.player && page.authenticated && { player: input.player }),
    configuration,
    plugins,
    development,
    release: site.composition.release,
    decisions,
    configurationVersion: input.configurationVersion,
    time,
  };
  const { overrideOrigins: origins } = input;
  loaderScript ??= `${createLoaderScript()};${startScript()}`;
  const start = origins
    ? overridableStart({ site, origins, nonce })
    : `<script nonce="${nonce}">${loaderScript}</script>`;
  return [
    jsonBlock(DOCUMENT_IDS.importMap, site.composition.importMap, {
      type: 'systemjs-importmap',
    }),
    // A module waits for its stylesheet: those that are here must be found.
    inlineFiles(files, { as: 'style', nonce }),
    start,
    jsonBlock(DOCUMENT_IDS.state, state),
    jsonBlock(DOCUMENT_IDS.manifests, site.manifests.map(packManifest), { replace: forBrowser }),
    inlineFiles(files, { as: 'script', nonce }),
  ].join('');
}

/**
 * Writes a document in the order the browser can use it: first the head with every preload and the
 * skeleton, which paint at once; then the import map, the small styles, the loader and what starts
 * the code, which is read and run while the rest arrives: configuration, manifests and the small
 * scripts; last the first prices, which may still be on their way from the book.
 */
export async function* renderDocument(input: DocumentInput): AsyncGenerator<string, void> {
  const firstData = readFirstData(input.page, input);
  const files = pageFiles(input.site, input.page);
  // Readers know the page by its title; the data is our own and milliseconds away.
  const named = input.page.route?.titleFromData === undefined ? undefined : await firstData;
  yield openDocument(input, { files, data: named });
  yield middleOfDocument(input, files);
  const button = input.overrideOrigins === undefined ? '' : overridesButton(input.nonce);
  yield `${button}${jsonTextsBlock(DOCUMENT_IDS.firstData, await firstData)}</body></html>`;
}
