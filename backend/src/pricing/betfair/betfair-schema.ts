import * as z from 'zod/mini';

/** POST /api/login of the identity service. */
export const LoginAnswer = z.object({
  token: z.string(),
  status: z.string(),
  error: z.optional(z.string()),
});

/** One market of listMarketCatalogue, with the projections that are requested. */
export const CatalogueMarket = z.object({
  marketId: z.string(),
  marketName: z.string(),
  marketStartTime: z.optional(z.string()),
  eventType: z.object({ id: z.string() }),
  competition: z.optional(z.object({ id: z.string(), name: z.string() })),
  event: z.object({
    id: z.string().check(z.regex(/^\d{1,12}$/)),
    name: z.string(),
    countryCode: z.optional(z.string()),
    openDate: z.string(),
  }),
  runners: z.array(
    z.object({ selectionId: z.number(), runnerName: z.string(), sortPriority: z.number() }),
  ),
});
export type CatalogueMarket = z.infer<typeof CatalogueMarket>;

const MarketStatus = z.enum(['INACTIVE', 'OPEN', 'SUSPENDED', 'CLOSED']);
const RunnerStatus = z.enum([
  'ACTIVE',
  'WINNER',
  'LOSER',
  'PLACED',
  'REMOVED',
  'REMOVED_VACANT',
  'HIDDEN',
]);

/** One market of listMarketBook, without prices. */
export const BookedMarket = z.object({
  marketId: z.string(),
  status: MarketStatus,
  version: z.optional(z.number()),
  runners: z.array(z.object({ selectionId: z.number(), status: RunnerStatus })),
});
export type BookedMarket = z.infer<typeof BookedMarket>;

/** `[level, price, size]`; a size of 0 removes the level. */
const Level = z.tuple([z.number(), z.number(), z.number()]);

export const MarketDefinition = z.object({
  status: MarketStatus,
  inPlay: z.boolean(),
  eventId: z.string(),
  marketType: z.optional(z.string()),
  marketTime: z.string(),
  /** Grows when the market is changed, settled or settled again. */
  version: z.number(),
  runners: z.array(z.object({ id: z.number(), status: RunnerStatus, sortPriority: z.number() })),
});
export type MarketDefinition = z.infer<typeof MarketDefinition>;

/** What changed of a market: everything where `img` says so. */
export const MarketChange = z.object({
  id: z.string(),
  img: z.optional(z.boolean()),
  marketDefinition: z.optional(MarketDefinition),
  rc: z.optional(
    z.array(
      z.object({
        id: z.number(),
        batb: z.optional(z.array(Level)),
        batl: z.optional(z.array(Level)),
      }),
    ),
  ),
});
export type MarketChange = z.infer<typeof MarketChange>;

/** A market change message. A change in it that cannot be read is left out, and the market with it. */
export const ChangeMessage = z.object({
  op: z.literal('mcm'),
  id: z.optional(z.number()),
  /** When it was published, milliseconds since epoch. */
  pt: z.number(),
  clk: z.optional(z.nullable(z.string())),
  initialClk: z.optional(z.nullable(z.string())),
  ct: z.optional(z.enum(['SUB_IMAGE', 'RESUB_DELTA', 'HEARTBEAT'])),
  segmentType: z.optional(z.enum(['SEG_START', 'SEG', 'SEG_END'])),
  heartbeatMs: z.optional(z.number()),
  /** 503 while what the stream reads from is late; null once it is not. */
  status: z.optional(z.nullable(z.number())),
  mc: z.optional(z.array(z.unknown())),
});
export type ChangeMessage = z.infer<typeof ChangeMessage>;

export const StatusMessage = z.object({
  op: z.literal('status'),
  id: z.optional(z.number()),
  statusCode: z.enum(['SUCCESS', 'FAILURE']),
  errorCode: z.optional(z.nullable(z.string())),
  errorMessage: z.optional(z.nullable(z.string())),
  connectionClosed: z.optional(z.nullable(z.boolean())),
});

/** Whatever comes over the stream. */
export const StreamMessage = z.union([
  ChangeMessage,
  StatusMessage,
  z.object({ op: z.literal('connection'), connectionId: z.string() }),
]);
export type StreamMessage = z.infer<typeof StreamMessage>;
