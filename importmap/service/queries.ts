import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';

const Revision = z.coerce.number().check(z.int(), z.gte(0));
const MOST_ENTRIES = 200;

/** GET /import-map-service/history?before=&plugin=&actor=&text=&since=&until= */
export const HistoryQuery = z.object({
  env: z._default(text(), 'default'),
  before: z.optional(Revision),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_ENTRIES)), 50),
  plugin: z.optional(text()),
  actor: z.optional(text()),
  /** What the reason contains, in any case. */
  text: z.optional(text().check(z.maxLength(500))),
  /** ISO 8601; from this moment on, and up to that one. */
  since: z.optional(z.iso.datetime({ offset: true })),
  until: z.optional(z.iso.datetime({ offset: true })),
});

/** GET /import-map-service/diff?from=&to= */
export const DiffQuery = z.object({
  env: z._default(text(), 'default'),
  from: Revision,
  to: Revision,
});

/** A day. */
const MOST_MINUTES = 1_440;

/** GET /import-map-service/plugin-health?plugin=&minutes= : the last half hour unless asked otherwise. */
export const HealthQuery = z.object({
  env: z._default(text(), 'default'),
  plugin: z.optional(text()),
  minutes: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_MINUTES)), 30),
});
