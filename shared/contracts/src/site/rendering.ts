import type { PackedManifest } from '../plugins/packed-manifest.ts';
import type { DocumentState, DocumentWords } from './document.ts';

/**
 * Marks the root of a view that the server has rendered, until the view lives; its value is the kind of
 * device that it was rendered for.
 */
export const RENDERED_ATTRIBUTE = 'data-rendered';

/**
 * What is around each rendered view: a copy of the document is kept without what is between. The first
 * goes on with the release, plugin and view, so that only the same view of the same release goes there.
 */
export const RENDERED_BOUNDS = { start: '<!--view ', end: '<!--/view-->' } as const;

/** Ends what a document paints by itself: everything rendered is before it. */
export const PAINTED_END = '<!--painted-->';

/** Marks the style sheet with the styles of single elements of rendered views. */
export const VIEW_STYLES_ATTRIBUTE = 'data-view-styles';

/** Has an element's own style in what was rendered; as `style` the policy of pages would forbid it. */
export const STYLE_ATTRIBUTE = 'data-style';

/** The first screen of a page, as the shell needs it to render the views on it. */
export interface PageToRender {
  readonly state: DocumentState;
  readonly manifests: readonly PackedManifest[];
  /** Answers of the route's first data, by path. */
  readonly firstData: Readonly<Record<string, unknown>>;
  readonly route: {
    readonly name: string;
    readonly plugin: string;
    /** Without language and query. */
    readonly path: string;
    readonly params: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, string>>;
  };
  readonly device: 'mobile' | 'desktop';
  /** The page's slots that are on its first screen. */
  readonly slots: readonly string[];
  /** `<plugin>/<view>` of views that are left out, e.g. because they do not end. */
  readonly skipped: readonly string[];
}

/** A view as HTML. */
export interface RenderedView {
  readonly plugin: string;
  readonly view: string;
  /** The slot it contributes to; absent for the route's view. */
  readonly slot?: string;
  readonly html: string;
  /** Names of the routes that it links to. */
  readonly links: readonly string[];
  /** The texts that it shows, by namespace and key; a shell of before does not say. */
  readonly texts?: DocumentWords['texts'] | undefined;
}
