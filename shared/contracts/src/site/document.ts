import type { PlayerStatus } from '@touchline/domain/navigation';
import type { MaintenancePlan } from '@touchline/domain/site';
import type { CoreConfiguration } from '../configuration/configuration.ts';
import type { PackedManifest } from '../plugins/packed-manifest.ts';
import type { ImportMap } from '../releases/release.ts';

/**
 * What the document server and the shell agree on beyond the layout: element ids of inlined data
 * and the attributes by which the shell adopts the page.
 */
export const DOCUMENT_IDS = {
  /** `<script type="systemjs-importmap">` with `imports`, `integrity`, `depcache`, `stylesheets`. */
  importMap: 'touchline-import-map',
  /** JSON: `PackedManifest[]` of every plugin that is on, or of the first screen's alone. */
  manifests: 'touchline-manifests',
  /** JSON: `DocumentState`. */
  state: 'touchline-state',
  /** JSON: `Record<path, body>`, the answers of the matched route's `firstData`. */
  firstData: 'touchline-first-data',
} as const;

/**
 * Where the whole of a release lies, as `<release>.json`: a `ReleaseTable`, which never changes. A document
 * that carries its first screen alone leaves the rest to it.
 */
export const RELEASE_TABLES = '/assets/releases';

/** GET `RELEASE_TABLES`/<release>.json: all plugins that are on, and where their code comes from. */
export interface ReleaseTable {
  readonly importMap: ImportMap;
  readonly manifests: readonly PackedManifest[];
}

/** Name of a `<meta>` in the head of a page that its browser may look inside, e.g. by a signed link. */
export const INSPECT_META = 'touchline-inspect';

/** Marks the first-paint placeholder inside a slot or the outlet; removed when its view is ready. */
export const SKELETON_ATTRIBUTE = 'data-skeleton';

/** Marks what of `<head>` belongs to the page that is shown, and goes with it. */
export const HEAD_ATTRIBUTE = 'data-head';

/** Marks the element that routes are mounted into. */
export const OUTLET_ATTRIBUTE = 'data-outlet';

/** What was decided about the whole site before its routes (platform specification §4). */
export interface SiteDecisions {
  /** Maintenance is on. */
  readonly maintenance: boolean;
  /** When it is planned for. */
  readonly plan: MaintenancePlan;
  /** Why the visitor is blocked; null when nothing blocks them, absent when it is unknown. */
  readonly blockReason?: number | null;
  /** The redirect service has answered; otherwise the browser calls it. */
  readonly isRedirectChecked: boolean;
}

/** What the rendered views show of the texts of their plugins; all others come after the first screen. */
export interface DocumentWords {
  /** The kind of device they were rendered for. */
  readonly device: 'mobile' | 'desktop';
  /** By namespace and key. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * What the document server already decided, so that the browser requests nothing that it contains.
 */
export interface DocumentState {
  readonly language: string;
  /** The shell's own texts in the page's language, by key. */
  readonly texts: Readonly<Record<string, string>>;
  /** Stated by the server from the `ua` marker; the shell verifies the session later. */
  readonly authenticated: boolean;
  /** The player's status on the site; absent for visitors, and where only the browser knows it. */
  readonly player?: PlayerStatus | undefined;
  readonly configuration: CoreConfiguration;
  /** Operator settings of plugins, by plugin id. */
  readonly plugins: Readonly<Record<string, unknown>>;
  /** The site is being worked on: new builds of plugins are applied immediately. */
  readonly development: boolean;
  /** Name of the release this page runs on. */
  readonly release: string;
  /** Import map and manifests are those of the first screen; all are in the release's table. */
  readonly isFirstScreenOnly?: true | undefined;
  /** The texts that the rendered views show. */
  readonly words?: DocumentWords | undefined;
  /** Decisions already taken by the server: maintenance, block, redirect. */
  readonly decisions: SiteDecisions;
  /** Which configuration this is; another one has another version. */
  readonly configurationVersion: string;
  /** Server time, ms since epoch: the page's clock is corrected by it. */
  readonly time: number;
}
