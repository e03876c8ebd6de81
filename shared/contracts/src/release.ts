import * as z from 'zod/mini';
import { PluginManifest } from './manifest.ts';

/** One immutable file below `/assets/<id>/<version>/`. */
export const ReleasedFile = z.object({
  /** Subresource integrity, `sha256-…`. */
  integrity: z.string(),
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
  id: z.string(),
  kind: z.enum(ARTEFACT_KINDS),
  version: z.string(),
  /** Import-map keys that lead to the entry, e.g. `react` and `react/jsx-runtime`. */
  specifiers: z.array(z.string()),
  entry: z.string(),
  /** Stylesheets that the entry itself needs; those of lazy chunks load with their chunk. */
  stylesheets: z.array(z.string()),
  /** Specifiers that the entry imports. */
  dependencies: z.array(z.string()),
  files: z.record(z.string(), ReleasedFile),
  manifest: z.optional(PluginManifest),
  /** JSON Schema of what operators may set of a plugin; it stays on the server. */
  settings: z.optional(z.record(z.string(), z.unknown())),
  /** What each lazily imported module loads, by its path relative to the entry's folder. */
  modules: z.record(
    z.string(),
    z.object({
      files: z.array(z.string()),
      /** Specifiers of shared modules that load with it. */
      imports: z.array(z.string()),
    }),
  ),
  /**
   * Texts that the document carries before any code, by language and key: titles and descriptions
   * of a plugin's routes, all of the shell's own.
   */
  headTexts: z.record(z.string(), z.record(z.string(), z.string())),
});
export type Artefact = z.infer<typeof Artefact>;

/** `.build/releases.json`: the latest build of every package. */
export const ReleaseIndex = z.object({
  format: z.literal(1),
  /** CSS that every document carries inline: tokens, layout, skeleton. */
  criticalCss: z.string(),
  artefacts: z.array(Artefact),
});
export type ReleaseIndex = z.infer<typeof ReleaseIndex>;

/** An import map with what SystemJS and our loader need to load without a waterfall. */
export const ImportMap = z.object({
  imports: z.record(z.string(), z.string()),
  /** By URL. */
  integrity: z.record(z.string(), z.string()),
  /** Specifiers to start loading together with a URL. */
  depcache: z.record(z.string(), z.array(z.string())),
  /** Stylesheets that must be applied before the module at a URL executes. */
  stylesheets: z.record(z.string(), z.array(z.string())),
  /** Other addresses for modules below a path; absent while there are none. */
  scopes: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
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
