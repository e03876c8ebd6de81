import {
  DOCUMENT_IDS,
  type DocumentState,
  type PageToRender,
  type RenderedView,
} from '@touchline/contracts/site';
import type { Page } from './decide-page.ts';
import { digestOf } from './digest-of.ts';
import { type FirstData, readFirstData, type ReadData } from './first-data.ts';
import { jsonTextsBlock } from './html.ts';
import { withoutInlineStyles } from './inline-styles.ts';
import { firstScreenSlots } from './page-files.ts';
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

function renderedScreen(
  { site, page }: FirstScreenInput,
  rendered: readonly RenderedView[],
): RenderedScreen | undefined {
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
  const blocks = isWhole ? firstScreenOfSite(site, page, views) : undefined;
  return { views, css: [...css].join(''), blocks };
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
