import * as z from 'zod/mini';
import { PluginId, Reason, Version } from './control-plane.ts';
import { text } from '../text.ts';

/** How long a link may be valid: a minute to a week, in seconds. */
const Lifetime = z.number().check(z.int(), z.gte(60), z.lte(604_800));

/**
 * POST /import-map-service/overrides: a link that gives one browser another version of one optional
 * plugin, or lets it look inside the page, or both.
 */
export const OverrideRequest = z.strictObject({
  plugin: z.optional(PluginId),
  /** A published version; it belongs to the plugin. */
  version: z.optional(Version),
  /** Opens the inspector. */
  inspect: z._default(z.boolean(), false),
  /** Seconds. */
  lifetime: z._default(Lifetime, 3600),
  reason: Reason,
});
export type OverrideRequest = z.infer<typeof OverrideRequest>;

/** A link as the service remembers it: everything but its address, which is returned once. */
export const OverrideRecord = z.object({
  id: text(),
  plugin: z.optional(text()),
  version: z.optional(text()),
  inspect: z.boolean(),
  madeBy: text(),
  /** ISO 8601. */
  madeAt: text(),
  expiresAt: text(),
  reason: text(),
  isRevoked: z.boolean(),
});
export type OverrideRecord = z.infer<typeof OverrideRecord>;

/** The only time that the link is returned. */
export const OverrideAnswer = z.object({
  id: text(),
  address: text(),
  expiresAt: text(),
});
export type OverrideAnswer = z.infer<typeof OverrideAnswer>;

/** GET /import-map-service/overrides, the newest first. */
export const OverridesAnswer = z.object({ overrides: z.array(OverrideRecord) });
