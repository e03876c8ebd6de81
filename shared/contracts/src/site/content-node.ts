import * as z from 'zod/mini';
import { text } from '../text.ts';

/** A piece of what operators write: a text, or an element with its content. */
export type ContentNode =
  | string
  | {
      readonly tag: string;
      readonly attributes?: Readonly<Record<string, string>> | undefined;
      readonly children: readonly ContentNode[];
    };

export const ContentNode: z.ZodMiniType<ContentNode> = z.union([
  text(),
  z.object({
    tag: text(),
    attributes: z.optional(z.record(text(), text())),
    children: z.array(z.lazy(() => ContentNode)),
  }),
]);
