import * as z from 'zod/mini';
import { PluginManifest } from '../plugins/manifest.ts';
import { text, json } from '../text.ts';

/** One immutable file below `/assets/<id>/<version>/`. */
export const ReleasedFile = z.object({
  /** Subresource integrity, `sha256-…`. */
  integrity: text(),
  /** Bytes as stored. */
  bytes: z.number(),
  /** Bytes after brotli compression. */
  size: z.number(),
});
export type ReleasedFile = z.infer<typeof ReleasedFile>;

/** `console` is the operator's own page; it is no part of what players load. */
export const ARTEFACT_KINDS = ['vendor', 'shared', 'root', 'shell', 'plugin', 'console'] as const;

/** One published build of one package: what the import map needs to know to put it on a page. */
export const Artefact = z.object({
  id: text(),
  kind: z.enum(ARTEFACT_KINDS),
  version: text(),
  /** Import-map keys that map to the entry, e.g. `react` and `react/jsx-runtime`. */
  specifiers: z.array(text()),
  entry: text(),
  /** Stylesheets that the entry itself needs; those of lazy chunks load with their chunk. */
  stylesheets: z.array(text()),
  /** Specifiers that the entry imports. */
  dependencies: z.array(text()),
  files: z.record(text(), ReleasedFile),
  manifest: z.optional(PluginManifest),
  /** JSON Schema of what operators may set of a plugin; it stays on the server. */
  settings: z.optional(z.record(text(), json())),
  /** What each lazily imported module loads, by its path relative to the entry's folder. */
  modules: z.record(
    text(),
    z.object({
      files: z.array(text()),
      /** Specifiers of shared modules that load with it. */
      imports: z.array(text()),
    }),
  ),
  /**
   * Texts that the document carries before any code, by language and key: titles and descriptions
   * of a plugin's routes, all of the shell's own.
   */
  headTexts: z.record(text(), z.record(text(), text())),
});
export type Artefact = z.infer<typeof Artefact>;

/** `.build/releases.json`: the latest build of every package. */
export const ReleaseIndex = z.object({
  format: z.literal(1),
  /** CSS that every document carries inline: tokens, layout, skeleton. */
  criticalCss: text(),
  artefacts: z.array(Artefact),
});
export type ReleaseIndex = z.infer<typeof ReleaseIndex>;

/** An import map with what SystemJS and our loader need to load without a waterfall. */
export const ImportMap = z.object({
  imports: z.record(text(), text()),
  /** By URL. */
  integrity: z.record(text(), text()),
  /** Specifiers to start loading together with a URL. */
  depcache: z.record(text(), z.array(text())),
  /** Stylesheets that must be applied before the module at a URL executes. */
  stylesheets: z.record(text(), z.array(text())),
  /** Other addresses for modules below a path; absent while there are none. */
  scopes: z.optional(z.record(text(), z.record(text(), text()))),
});
export type ImportMap = z.infer<typeof ImportMap>;

/** What is live for an environment: one artefact for each package that is on. */
export interface Composition {
  /** Changes whenever anything in it does. */
  readonly release: string;
  readonly importMap: ImportMap;
  readonly artefacts: readonly Artefact[];
  readonly criticalCss: string;
}
