import * as z from 'zod/mini';
import {
  EventState,
  LineEvent,
  MarketTuple,
  PriceText,
  SuspensionReason,
  TopicSnapshot,
} from './line.ts';

/**
 * The push protocol. Frames are JSON tuples whose first element is the kind; the same frames travel
 * over WebSocket (text, or binary = deflate-raw of the text), SSE (`data:` lines) and polling (an
 * array of frames). A topic starts with a snapshot; deltas name the clock they start from, so a gap
 * is detected immediately and answered with a new subscription.
 */
export const LIVE_PROTOCOL = 1;

/** Changes inside a topic, by kind: `m` market prices and status, `M` whole market, `x` market gone, `e` event state, `c` count of the event's markets, `+` event added or replaced, `-` event gone. Values are absolute: applying a change twice does no harm. */
export const LiveChange = z.union([
  z.tuple([
    z.literal('m'),
    z.number(),
    z.string(),
    z.number(),
    z.union([z.literal(0), z.literal(1), z.literal(2)]),
    z.nullable(SuspensionReason),
    z.array(z.nullable(PriceText)),
  ]),
  z.tuple([z.literal('M'), z.number(), MarketTuple]),
  z.tuple([z.literal('x'), z.number(), z.string()]),
  z.tuple([z.literal('e'), z.number(), EventState]),
  z.tuple([z.literal('c'), z.number(), z.number()]),
  z.tuple([z.literal('+'), LineEvent]),
  z.tuple([z.literal('-'), z.number()]),
]);
export type LiveChange = z.infer<typeof LiveChange>;

/** Choices of a player that are kept with the account. */
export const ChoicesPart = z.enum(['settings', 'favourites', 'hidden-sports']);
export type ChoicesPart = z.infer<typeof ChoicesPart>;

/** What concerns one player: sent only on an authenticated connection. */
export const PlayerEvent = z.union([
  z.object({
    type: z.literal('balance'),
    accountId: z.string(),
    currency: z.string(),
    /** Minor units. */
    balance: z.number(),
  }),
  /** A leg of an open bet was decided or voided. */
  z.object({ type: z.literal('bet-changed'), betId: z.string() }),
  z.object({
    type: z.literal('bet-settled'),
    betId: z.string(),
    status: z.enum(['won', 'lost', 'refunded']),
    payout: z.number(),
    currency: z.string(),
    /** What ended it, where its legs did not. */
    endedBy: z.optional(z.enum(['cash-out', 'void'])),
  }),
  /** A message came, was read or archived, maybe on another page. */
  z.object({ type: z.literal('messages-changed') }),
  /** Choices of the account were changed, maybe on another page. */
  z.object({ type: z.literal('choices-changed'), of: ChoicesPart }),
]);
export type PlayerEvent = z.infer<typeof PlayerEvent>;

/** What concerns every open page: another import map, another site configuration. */
export const SystemEvent = z.union([
  z.object({ type: z.literal('release-changed'), release: z.string() }),
  z.object({ type: z.literal('configuration-changed'), version: z.string() }),
]);
export type SystemEvent = z.infer<typeof SystemEvent>;

export const ServerFrame = z.union([
  z.tuple([
    z.literal('hi'),
    z.object({
      protocol: z.number(),
      /** Server time, ms since epoch. */
      time: z.number(),
      heartbeatMs: z.number(),
      /** Without any frame for this long the prices count as stale. */
      staleAfterMs: z.number(),
      /** Version of the site configuration. */
      configuration: z.optional(z.string()),
      /** The release that this visitor's pages run on. */
      release: z.optional(z.string()),
    }),
  ]),
  z.tuple([z.literal('snap'), TopicSnapshot]),
  z.tuple([z.literal('delta'), z.string(), z.string(), z.string(), z.array(LiveChange)]),
  z.tuple([z.literal('beat'), z.number()]),
  z.tuple([z.literal('me'), PlayerEvent]),
  z.tuple([z.literal('sys'), SystemEvent]),
  z.tuple([z.literal('err'), z.string(), z.string(), z.optional(z.string())]),
]);
export type ServerFrame = z.infer<typeof ServerFrame>;

/** What a page sends: subscribe (with the clock it already has), unsubscribe, authenticate. */
export const ClientFrame = z.union([
  z.tuple([
    z.literal('sub'),
    z.string().check(z.maxLength(80)),
    z.optional(z.string().check(z.maxLength(40))),
  ]),
  z.tuple([z.literal('unsub'), z.string().check(z.maxLength(80))]),
  z.tuple([z.literal('auth'), z.string().check(z.maxLength(4096))]),
]);
export type ClientFrame = z.infer<typeof ClientFrame>;
