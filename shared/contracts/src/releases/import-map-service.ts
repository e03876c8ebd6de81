import * as z from 'zod/mini';
import { VersionWeight } from './control-plane.ts';
import { PluginManifest } from '../plugins/manifest.ts';
import { ImportMap } from './release.ts';
import { text } from '../text.ts';

/** Every route of the service; without it the first environment is meant. */
export const EnvironmentQuery = z.object({ env: z._default(text(), 'default') });

/** GET /import-map-service/release.json: everything an open page needs to follow a change. */
export const ReleaseAnswer = z.object({
  release: text(),
  importMap: ImportMap,
  manifests: z.array(PluginManifest),
});
export type ReleaseAnswer = z.infer<typeof ReleaseAnswer>;

/** One plugin as operators see it. */
export const ServiceState = z.object({
  id: text(),
  enabled: z.boolean(),
  /** Mandatory plugins cannot be turned off. */
  mandatory: z.boolean(),
  /** The version that most visitors have, or would have if it were turned on. */
  version: text(),
  /** Every live version with its share; one of 100 while no rollout is under way. */
  versions: z.array(VersionWeight),
});
export type ServiceState = z.infer<typeof ServiceState>;

/** Who decided last about a plugin, and why. */
export const LastChange = z.object({
  plugin: text(),
  revision: z.number(),
  madeAt: text(),
  actor: text(),
  reason: text(),
});
export type LastChange = z.infer<typeof LastChange>;

/** GET /import-map-service/services */
export const ServicesAnswer = z.object({
  release: text(),
  services: z.array(ServiceState),
  /** One for each plugin that was ever decided about; absent while the history is out of reach. */
  lastChanges: z.optional(z.array(LastChange)),
});
export type ServicesAnswer = z.infer<typeof ServicesAnswer>;

/** GET /import-map-service/ */
export const ServiceHealth = z.object({
  /** The words that clients of import-map-deployer wait for. */
  message: text(),
  status: z.enum(['ok', 'last-known-good']),
  environments: z.array(text()),
  release: text(),
});
