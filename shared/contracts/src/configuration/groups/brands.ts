import * as z from 'zod/mini';

/**
 * A maker of games, by the word in its address; without a picture its name is shown instead. Pictures
 * are the site's own files or written out: pages load none from elsewhere.
 */
const Brand = z.object({
  id: z.string(),
  name: z.string(),
  imageUrl: z.optional(z.string().check(z.regex(/^(\/(?!\/)|data:image\/)/))),
});

/** Of the group `thirdparty`, what the row of brands shows. */
export const ThirdPartyBrands = z.object({ brands: z._default(z.array(Brand), []) });
