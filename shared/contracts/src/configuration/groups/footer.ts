import * as z from 'zod/mini';

/** A text of the operator's: one for all languages, or one by language. */
const FrameText = z.union([z.string(), z.record(z.string(), z.string())]);

/** A link of the frame: a route's name, a path of the site, or an address elsewhere. */
export const FrameLink = z.object({ route: z.string(), text: FrameText });
export type FrameLink = z.infer<typeof FrameLink>;

/** The end of pages; under which licence by language is `core.licenceTexts`. */
export const FooterConfiguration = z.object({
  shown: z._default(z.boolean(), true),
  links: z._default(z.array(FrameLink), []),
  /** The licence as it is to be quoted, and where it can be checked. */
  licenceText: z._default(z.string(), ''),
  licenceUrl: z._default(z.string(), ''),
  socialLinks: z._default(z.array(FrameLink), []),
});
