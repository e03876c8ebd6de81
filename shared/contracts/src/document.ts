import type { CoreConfiguration } from './configuration.ts';
import type { TopicSnapshot } from './line.ts';
import type { PluginManifest } from './manifest.ts';

/**
 * What the document server inlines as JSON for the shell, each in its own
 * `<script type="application/json" id="…">`: `touchline-state` (this), so that the browser asks
 * for nothing it already holds.
 */
export interface DocumentState {
  readonly language: string;
  /** Stated by the server from the `ua` marker; the shell verifies the session later. */
  readonly authenticated: boolean;
  readonly configuration: CoreConfiguration;
  readonly plugins: Readonly<Record<string, unknown>>;
  /** Manifests of the live plugins, without their asset tables. */
  readonly manifests: readonly Omit<PluginManifest, 'assets'>[];
  /** Name of the release this page runs on. */
  readonly release: string;
  /** Decisions already taken by the server: maintenance, block, redirect. */
  readonly decisions: Readonly<Record<string, unknown>>;
  /** Server time, ms since epoch: the page's clock is corrected by it. */
  readonly time: number;
}

/** First data by request path; written last into the stream as `<script id="touchline-data">`. */
export type DocumentData = Readonly<Record<string, TopicSnapshot | unknown>>;

/** Ids of the JSON blocks and of the root element. */
export const DOCUMENT_STATE_ID = 'touchline-state';
export const DOCUMENT_DATA_ID = 'touchline-data';
export const DOCUMENT_ROOT_ID = 'touchline';
