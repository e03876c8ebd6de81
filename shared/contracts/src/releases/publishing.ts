import * as z from 'zod/mini';
import { Finding, PluginId, Version } from './control-plane.ts';
import { Artefact } from './release.ts';
import { text } from '../text.ts';

/** A file's name within its version: what the build writes, and nothing that a server would run. */
const FileName = text().check(
  z.regex(/^[A-Za-z0-9_][A-Za-z0-9._-]{0,149}\.(js|css|svg|png|jpg|webp|avif|woff2|json)$/),
  z.refine((name) => name !== 'release.json', 'is written by the service itself'),
);

/** What one version may weigh, bytes of all its files before compression. */
export const MOST_VERSION_BYTES = 6 * 1024 * 1024;

/**
 * PUT /import-map-service/plugins/{plugin}/versions/{version}: a build, as `release.json` describes
 * it, with its files.
 */
export const PublishRequest = z.strictObject({
  artefact: Artefact,
  /** Every file of the version, base64. */
  files: z.record(FileName, z.base64()),
  /** Reports what would be refused and stores nothing. */
  dryRun: z._default(z.boolean(), false),
});
export type PublishRequest = z.infer<typeof PublishRequest>;

export const PublishAnswer = z.object({
  plugin: text(),
  version: text(),
  /** False when the same version with the same content was there already. */
  isNew: z.boolean(),
  dryRun: z.boolean(),
  findings: z.array(Finding),
  /** Bytes before and after compression, as the service found them. */
  bytes: z.number(),
  size: z.number(),
});
export type PublishAnswer = z.infer<typeof PublishAnswer>;

export const PublishParameters = z.object({ plugin: PluginId, version: Version });
