import * as z from 'zod/mini';
import { defineProvider } from '../../../platform/providers/provider-registry.ts';
import type { DocumentFiles, StoreNeeds } from '../document-files.ts';

/** Pictures in a bucket of any store that speaks the protocol of Amazon S3. */
export const s3Store = defineProvider({
  id: 's3',
  settings: z.object({
    S3_BUCKET: z.string().check(z.minLength(3, 'must be the name of a bucket')),
    S3_REGION: z.string().check(z.minLength(1)),
    S3_ACCESS_KEY_ID: z.string().check(z.minLength(1)),
    S3_SECRET_ACCESS_KEY: z.string().check(z.minLength(1)),
    /** Of a store that is not Amazon's; the bucket is then part of the path. */
    S3_ENDPOINT: z.optional(
      z.string().check(z.regex(/^https?:\/\/[^\s/]+$/, 'must be https://<host>')),
    ),
    /** What the names in the bucket begin with. */
    S3_PREFIX: z._default(
      z.string().check(z.regex(/^(?:[\w.-]+\/)*$/, 'must end with a slash, e.g. site/documents/')),
      'documents/',
    ),
  }),
  create: async (_needs: StoreNeeds, settings): Promise<DocumentFiles> => {
    const { createS3Files } = await import('./create-s3-files.ts');
    return createS3Files({
      bucket: settings.S3_BUCKET,
      region: settings.S3_REGION,
      accessKeyId: settings.S3_ACCESS_KEY_ID,
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
      endpoint: settings.S3_ENDPOINT,
      prefix: settings.S3_PREFIX,
    });
  },
});
