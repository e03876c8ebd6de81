import {
  DOCUMENT_IDS,
  type DocumentState,
  type DocumentWords,
  type PageToRender,
  type RenderedView,
} from '@touchline/contracts/site';
import type { Page } from './decide-page.ts';
import { digestOf } from './digest-of.ts';
import { type FirstData, readFirstData, type ReadData } from './first-data.ts';
import { jsonTextsBlock } from './html.ts';
import { withoutInlineStyles } from './inline-styles.ts';
import { firstScreenSlots, SHARED_TEXTS, wholePlugins } from './page-files.ts';
import type { OwnedRoute, Site } from './site.ts';
import { firstScreenOfSite, type SiteBlocks } from './site-blocks.ts';

/** What the first screen of a page shows, written once for all who get the same. */
export interface FirstScreen {
  readonly data: FirstData;
  /** The data as a block of the document. */
  readonly dataBlock: string;
  /** When the data were read, ms since epoch. */
  readonly readAt: number;
  readonly rendered?: RenderedScreen | undefined;
}

/** Views that were rendered, none of whose elements has styles of its own as an attribute. */
export interface RenderedScreen {
  readonly views: readonly RenderedView[];
  /** The styles of single elements. */
  readonly css: string;
  /** What of the release the views need; unknown where the page's own view is not among them. */
  readonly blocks: SiteBlocks | undefined;
  /** What the views show of their texts, where that is known of all. */
  readonly words: DocumentWords | undefined;
  /** Whose texts the page needs nothing else of. */
  readonly worded: ReadonlySet<string>;
}

/** Renders views in time, or answers without them. */
export type RenderViews = (page: PageToRender) => Promise<readonly RenderedView[]>;

/** Makes a first screen once for all visitors who would get the same. */
export type ShareFirstScreen = (
  key: string,
  make: () => Promise<FirstScreen>,
) => Promise<FirstScreen>;

/** How first screens are rendered; without it a page goes with its skeletons. */
export interface Rendering {
  readonly render: RenderViews;
  readonly share: ShareFirstScreen;
}

export interface FirstScreenInput {
  readonly site: Site;
  readonly page: Page;
  readonly state: DocumentState;
  /** Of the address, as it is requested. */
  readonly query: Readonly<Record<string, string>>;
  readonly read: ReadData;
  readonly deadline: () => Promise<unknown>;
  readonly rendering?: Rendering | undefined;
}

function parsed(data: FirstData): Readonly<Record<string, unknown>> {
  return Object.fromEntries([...data].map(([path, text]) => [path, JSON.parse(text) as unknown]));
}

/** All that a first screen depends on. The configuration is that of the visitor's country, domain and tests. */
function keyOf({ page, state, query }: FirstScreenInput): string {
  return JSON.stringify([
    state.release,
    state.configurationVersion,
    digestOf(state.configuration),
    state.authenticated,
    page.language,
    page.device,
    page.route?.name,
    page.path,
    query,
  ]);
}

/** The first data of a page, without any view. */
async function readScreenData(input: FirstScreenInput): Promise<FirstScreen> {
  const data = await readFirstData(input.page, input);
  const dataBlock = jsonTextsBlock(DOCUMENT_IDS.firstData, data);
  return { data, dataBlock, readAt: input.state.time };
}

/** The views that have a place on this page: its own, and those of its slots. */
function viewsOfPage(
  route: OwnedRoute,
  page: Page,
  views: readonly RenderedView[],
): readonly RenderedView[] {
  const slots = new Set(firstScreenSlots(route, page));
  return views.filter(({ plugin, view, slot }) =>
    slot === undefined ? plugin === route.plugin && view === route.name : slots.has(slot),
  );
}

/** Namespaces that every plugin reads from. */
const SHARED_NAMESPACES: readonly string[] = ['shared', 'markets'];

/** What views show of the texts that all share and of their plugins' own; of others' a view has nothing to say. */
function wordsOf(
  { site, page }: Pick<FirstScreenInput, 'site' | 'page'>,
  rendered: readonly RenderedView[],
  worded: ReadonlySet<string>,
): DocumentWords {
  const texts = new Map<string, Record<string, string>>();
  const shared = worded.has(SHARED_TEXTS) ? SHARED_NAMESPACES : [];
  // A view that the browser renders may need any text of its plugin.
  for (const view of rendered.filter(({ plugin }) => worded.has(plugin))) {
    const manifest = site.artefactOfPlugin.get(view.plugin)?.manifest;
    const own = manifest?.translations?.namespace ?? view.plugin;
    for (const namespace of [...shared, own]) {
      texts.set(namespace, { ...view.texts?.[namespace], ...texts.get(namespace) });
    }
  }
  return { device: page.device, texts: Object.fromEntries(texts) };
}

/** Whose texts are all in the words of rendered views; those that all share, when every plugin's are. */
function wordedPlugins(
  { site, page }: Pick<FirstScreenInput, 'site' | 'page'>,
  rendered: readonly RenderedView[],
): ReadonlySet<string> {
  const whole = wholePlugins(site, page, rendered);
  return whole.size === site.artefactOfPlugin.size ? new Set([...whole, SHARED_TEXTS]) : whole;
}

function renderedScreen(
  input: FirstScreenInput,
  rendered: readonly RenderedView[],
): RenderedScreen | undefined {
  const { site, page } = input;
  if (rendered.length === 0) {
    return undefined;
  }
  const css = new Set<string>();
  const views = rendered.map((view) => {
    const moved = withoutInlineStyles(view.html);
    for (const rule of moved.css) {
      css.add(rule);
    }
    return { ...view, html: moved.html };
  });
  const isWhole = views.some(({ slot }) => slot === undefined);
  // A view whose data the browser alone requests shows other words as soon as they are there.
  const isComplete = (page.route?.firstData.length ?? 0) > 0;
  const isWorded = isWhole && isComplete && rendered.every(({ texts }) => texts !== undefined);
  const worded = isWorded ? wordedPlugins(input, rendered) : new Set<string>();
  return {
    views,
    css: [...css].join(''),
    blocks: isWhole ? firstScreenOfSite(site, page, views) : undefined,
    words: isWorded ? wordsOf(input, rendered, worded) : undefined,
    worded,
  };
}

/** Reads the first data of a page and renders the views on its first screen from them. */
export async function readFirstScreen(input: FirstScreenInput): Promise<FirstScreen> {
  const { site, page, state, query, rendering } = input;
  const { route } = page;
  if (rendering === undefined || route === undefined || page.status !== 200) {
    return readScreenData(input);
  }
  return rendering.share(keyOf(input), async () => {
    const screen = await readScreenData(input);
    const views = await rendering.render({
      state: { ...state, player: undefined },
      manifests: site.packed,
      firstData: parsed(screen.data),
      route: {
        name: route.name,
        plugin: route.plugin,
        path: page.path,
        params: page.params,
        query,
      },
      device: page.device,
      slots: firstScreenSlots(route, page),
      skipped: [],
    });
    return { ...screen, rendered: renderedScreen(input, viewsOfPage(route, page, views)) };
  });
}
