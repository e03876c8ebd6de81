import * as z from 'zod/mini';
import type { When } from '@touchline/domain/plugins';
import { text } from '../text.ts';

const Scalar = z.union([text(), z.number(), z.boolean()]);

/** The wire form of a `When`. */
export const WhenSchema: z.ZodMiniType<When> = z.lazy(() =>
  z.union([
    z.strictObject({
      key: text(),
      equals: z.optional(Scalar),
      in: z.optional(z.array(Scalar)),
      above: z.optional(z.number()),
    }),
    z.strictObject({ all: z.array(WhenSchema) }),
    z.strictObject({ any: z.array(WhenSchema) }),
    z.strictObject({ not: WhenSchema }),
  ]),
);
