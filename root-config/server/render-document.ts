import type {
  ApplicationConfiguration,
  CoreConfiguration,
} from '@touchline/contracts/configuration';
import {
  DOCUMENT_IDS,
  INSPECT_META,
  PAINTED_END,
  type DocumentState,
  type SiteDecisions,
  VIEW_STYLES_ATTRIBUTE,
} from '@touchline/contracts/site';
import { directionOf } from '@touchline/domain/languages';
import type { PlayerStatus } from '@touchline/domain/navigation';
import { applicationLinks } from './application-links.ts';
import type { Page } from './decide-page.ts';
import type { FirstData, ReadData } from './first-data.ts';
import {
  type FirstScreen,
  readFirstScreen,
  type RenderedScreen,
  type Rendering,
} from './first-screen.ts';
import {
  headTags,
  headText,
  inlineChunks,
  inlineEntries,
  inlineStyles,
  type LinkCard,
  linkedStyles,
  preloadLinks,
} from './head.ts';
import { attributes, jsonBlock } from './html.ts';
import {
  createLoaderScript,
  AFTER_VIEWS,
  installScript,
  LEAVE_OLD_BROWSER,
  settingsScript,
  startScript,
} from './loader.ts';
import { OVERRIDES_META, overridableLoader, overridesButton } from './override/developer-tools.ts';
import { overrideBanner, type PageOverride } from './override/override-banner.ts';
import { type PageFile, pageFiles } from './page-files.ts';
import { pageHead, type PageSeo } from './page-head.ts';
import type { Site } from './site.ts';
import { type SiteBlocks, wholeSite } from './site-blocks.ts';
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
  /** What a link to the page is shown with, where it is shown to visitors. */
  readonly card?: LinkCard | undefined;
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
  /** Fresh for each document, of `createNonce`. */
  readonly nonce: string;
  /** `https://host` */
  readonly origin: string;
  /** What the browser says it is, where it does. */
  readonly userAgent?: string | undefined;
  /** Milliseconds since epoch. */
  readonly time: number;
  /** Reads an internal path, e.g. `/line-api/v1/topics/top:live`. */
  readonly read: ReadData;
  /** Begins to wait; when that ends, data that has not arrived is left to the browser. */
  readonly deadline: () => Promise<unknown>;
  /** Of the address. */
  readonly query: Readonly<Record<string, string>>;
  /** Absent where pages go with skeletons. */
  readonly rendering?: Rendering | undefined;
}

/** The shell's own texts: they must be there when nothing can be loaded. */
function shellTexts(site: Site, language: string): DocumentState['texts'] {
  const texts = site.artefactOfSpecifier.get('@touchline/shell')?.headTexts;
  return texts?.[language] ?? texts?.['en'] ?? {};
}

let loaderScript: string | undefined;

function headOf(input: DocumentInput, data: FirstData | undefined) {
  const { site, page, configuration, seo, origin } = input;
  const text = headText(site, page, configuration.brand, titleValues(page, data));
  const { description } = text;
  const head = pageHead({ page, configuration, seo, description, origin, data });
  return { text, head, title: head.title ?? text.title };
}

function openDocument(
  input: DocumentInput,
  { text, head }: ReturnType<typeof headOf>,
  files: readonly PageFile[],
): string {
  const { site, page, configuration, application, nonce, userAgent = '' } = input;
  const { language } = page;
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
    headTags(text, head, input.card),
    input.overrideOrigins === undefined ? '' : OVERRIDES_META,
    input.override?.inspect === true ? `<meta name="${INSPECT_META}">` : '',
    applicationLinks({ language, userAgent, ...application }),
    `<script nonce="${nonce}">${LEAVE_OLD_BROWSER}</script>`,
    `<style nonce="${nonce}">${site.composition.criticalCss}</style>`,
    `<script nonce="${nonce}">${settingsScript(configuration.settings)};${installScript()}</script>`,
    preloadLinks(files, nonce),
    '</head><body>',
    input.override === undefined ? '' : overrideBanner(input.override, { language, nonce }),
  ].join('');
}

/** A page whose plugins may be others than the release's says all that they are. */
function isOverridable({ override, overrideOrigins }: DocumentInput): boolean {
  return override !== undefined || overrideOrigins !== undefined;
}

/** The styles of single elements of rendered views. */
export function viewStyles({ css }: Pick<RenderedScreen, 'css'>, nonce: string): string {
  return `<style ${VIEW_STYLES_ATTRIBUTE} nonce="${nonce}">${css}</style>`;
}

/** The page as it is first painted: rendered views with their styles, or skeletons. */
function paintedPage(
  { site, page, configuration, nonce }: DocumentInput,
  { title }: ReturnType<typeof headOf>,
  { files, rendered }: Pick<FirstScreen, 'rendered'> & { readonly files: readonly PageFile[] },
): string {
  const { release } = site.composition;
  const skeleton = pageSkeleton(
    page,
    { brand: configuration.brand, title, release },
    rendered?.views,
  );
  if (rendered === undefined) {
    return skeleton;
  }
  return [
    linkedStyles(files, nonce),
    inlineStyles(files, nonce),
    viewStyles(rendered, nonce),
    skeleton,
    `<script nonce="${nonce}">${AFTER_VIEWS}</script>`,
    PAINTED_END,
  ].join('');
}

/** What the document states of the page; its configuration and its decisions. */
export function stateOf(input: DocumentInput): DocumentState {
  const { site, page, configuration, plugins, development, decisions, time } = input;
  return {
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
}

function middleOfDocument(
  input: DocumentInput,
  state: DocumentState,
  {
    files,
    blocks,
    areStylesSent,
  }: {
    readonly files: readonly PageFile[];
    readonly blocks: SiteBlocks;
    readonly areStylesSent: boolean;
  },
): string {
  const { site, nonce, overrideOrigins: origins } = input;
  loaderScript ??= createLoaderScript();
  const loader = origins
    ? overridableLoader({ site, origins, nonce })
    : `<script nonce="${nonce}">${loaderScript}</script>`;
  return [
    blocks.importMap,
    // A module waits for its stylesheet: those that are here must be found.
    areStylesSent ? '' : inlineStyles(files, nonce),
    loader,
    inlineEntries(files, nonce),
    jsonBlock(DOCUMENT_IDS.state, state),
    blocks.manifests,
    inlineChunks(files, nonce),
    // What it starts may take all above for granted.
    `<script nonce="${nonce}">${startScript()}</script>`,
  ].join('');
}

/**
 * Writes a document in the order the browser can use it: first the head with every preload; then the
 * rendered views, or at once the skeletons where nothing renders; then the import map, the small
 * styles, the loader, configuration, manifests and the small scripts, and what starts the code; last the
 * first prices, which may still be on their way from the book where no view shows them yet. Returns the
 * first screen that it shows.
 */
export async function* renderDocument(input: DocumentInput): AsyncGenerator<string, FirstScreen> {
  const state = stateOf(input);
  const screen = readFirstScreen({ ...input, state });
  const files = pageFiles(input.site, input.page);
  // Readers know the page by its title; the data is our own and milliseconds away.
  const isNamedByData = input.page.route?.titleFromData !== undefined;
  const head = headOf(input, isNamedByData ? (await screen).data : undefined);
  const isRendered = input.rendering !== undefined;
  // Most likely the views bring the words that they show.
  const early = isRendered ? files.filter(({ textsOf }) => textsOf === undefined) : files;
  const opening = openDocument(input, head, early);
  if (isRendered) {
    yield opening;
  }
  const rendered = isRendered ? (await screen).rendered : undefined;
  yield `${isRendered ? '' : opening}${paintedPage(input, head, { files, rendered })}`;
  const own = isOverridable(input) ? undefined : rendered?.blocks;
  yield middleOfDocument(
    input,
    // The time stays last, where the service worker puts another.
    { ...(own && { isFirstScreenOnly: true, words: rendered?.words }), ...state },
    {
      files: files.filter(({ textsOf }) => !(own && rendered?.worded.has(textsOf ?? ''))),
      blocks: own ?? wholeSite(input.site),
      areStylesSent: rendered !== undefined,
    },
  );
  const button = input.overrideOrigins === undefined ? '' : overridesButton(input.nonce);
  yield `${button}${(await screen).dataBlock}</body></html>`;
  return screen;
}
