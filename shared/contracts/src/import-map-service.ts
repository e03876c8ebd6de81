import * as z from 'zod/mini';
import { PluginManifest } from './manifest.ts';
import { ImportMap } from './release.ts';

/** Every route of the service; without it the production map is meant. */
export const EnvironmentQuery = z.object({ env: z._default(z.string(), 'production') });

/** GET /import-map-service/release.json: everything an open page needs to follow a change. */
export const ReleaseAnswer = z.object({
  release: z.string(),
  importMap: ImportMap,
  manifests: z.array(PluginManifest),
});
export type ReleaseAnswer = z.infer<typeof ReleaseAnswer>;

/** One plugin as operators see it. */
export const ServiceState = z.object({
  id: z.string(),
  enabled: z.boolean(),
  /** Mandatory plugins cannot be turned off. */
  mandatory: z.boolean(),
  /** The version that is live, or would be if it were turned on. */
  version: z.string(),
});
export type ServiceState = z.infer<typeof ServiceState>;

/** GET /import-map-service/services */
export const ServicesAnswer = z.object({ release: z.string(), services: z.array(ServiceState) });

/** PATCH /import-map-service/services/:id */
export const ServiceChange = z.strictObject({ enabled: z.boolean() });

/** GET /import-map-service/ */
export const ServiceHealth = z.object({
  status: z.enum(['ok', 'last-known-good']),
  environments: z.array(z.string()),
  release: z.string(),
});
