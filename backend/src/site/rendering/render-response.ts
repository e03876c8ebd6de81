import * as z from 'zod/mini';

/** Names stand in the document around what was rendered. */
const Name = z.string().check(z.regex(/^[\w.-]{1,100}$/));

/** A view that was left out, and why. */
const OmittedView = z.object({
  plugin: Name,
  view: Name,
  reason: z.string().check(z.maxLength(10_000)),
  /** It took too long. */
  isSlow: z.boolean(),
});
export type OmittedView = z.infer<typeof OmittedView>;

/** Views of a page. It is parsed: the process runs the code of plugins. */
export const RenderResponse = z.object({
  id: z.int(),
  views: z
    .array(
      z.object({
        plugin: Name,
        view: Name,
        slot: z.exactOptional(Name),
        html: z.string().check(z.maxLength(2_000_000)),
        links: z.readonly(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(2_000))),
        texts: z.optional(
          z.record(z.string(), z.record(z.string(), z.string().check(z.maxLength(2_000)))),
        ),
      }),
    )
    .check(z.maxLength(100)),
  omitted: z.array(OmittedView).check(z.maxLength(100)),
});
export type RenderResponse = z.infer<typeof RenderResponse>;
