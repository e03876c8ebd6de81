import { BUS_EVENTS } from '@touchline/contracts/plugins';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { samplePayload } from './sample-payload.ts';

it.each(Object.entries(BUS_EVENTS))(
  'the event %s has a simplest payload that fits',
  (_name, { schema }) => {
    expect(schema.safeParse(samplePayload(schema as z.ZodMiniType)).success).toBe(true);
  },
);

it('the simplest payload has the required fields and nothing else', () => {
  const schema = z.object({
    kind: z.enum(['won', 'lost']),
    stakes: z.array(z.number()),
    note: z.optional(z.string()),
  });
  expect(samplePayload(schema)).toEqual({ kind: 'won', stakes: [1] });
});

it('a payload that cannot be guessed must be given', () => {
  expect(() => samplePayload(z.object({ code: z.string().check(z.regex(/^X-\d{9}$/)) }))).toThrow(
    'give one by "payloads"',
  );
});
