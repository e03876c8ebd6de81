import * as z from 'zod/mini';
import type { When } from './when.ts';

const Scalar = z.union([z.string(), z.number(), z.boolean()]);

/** The wire form of a `When`. */
export const WhenSchema: z.ZodMiniType<When> = z.lazy(() =>
  z.union([
    z.strictObject({
      key: z.string(),
      equals: z.optional(Scalar),
      in: z.optional(z.array(Scalar)),
      above: z.optional(z.number()),
    }),
    z.strictObject({ all: z.array(WhenSchema) }),
    z.strictObject({ any: z.array(WhenSchema) }),
    z.strictObject({ not: WhenSchema }),
  ]),
);
