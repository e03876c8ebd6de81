import * as z from 'zod/mini';
import { text } from '../text.ts';

/** A version that lies in the site's own build. */
export const BuiltVersion = z.object({ version: text(), builtAt: text() });
export type BuiltVersion = z.infer<typeof BuiltVersion>;

/** GET /import-map-service/plugins/{plugin}/versions, newest first. */
export const VersionsAnswer = z.object({
  versions: z.array(
    z.object({
      version: text(),
      /** Range of plugin API versions. */
      api: text(),
      publishedBy: text(),
      publishedAt: text(),
      bytes: z.number(),
      size: z.number(),
    }),
  ),
  /** What can be rolled out without having been published: versions of the site's own build. */
  built: z._default(z.array(BuiltVersion), []),
});
export type VersionsAnswer = z.infer<typeof VersionsAnswer>;
