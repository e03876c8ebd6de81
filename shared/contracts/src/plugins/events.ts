import * as z from 'zod/mini';
import { PriceText, Section } from '../line.ts';

/** What a section hands over when a player picks a price; enough to show the leg without a request. */
export const Selection = z.object({
  outcomeId: z.string(),
  eventId: z.number(),
  sport: z.string(),
  champ: z.string(),
  home: z.string(),
  away: z.string(),
  /** The player that it is about. */
  player: z.optional(z.string()),
  startsAt: z.number(),
  section: Section,
  price: PriceText,
});
export type Selection = z.infer<typeof Selection>;

interface EventDefinition<Payload> {
  readonly version: number;
  /** Whether a new subscriber receives the last value immediately. */
  readonly replay: boolean;
  readonly schema: z.ZodMiniType<Payload>;
}

function event<Payload>(definition: EventDefinition<Payload>): EventDefinition<Payload> {
  return definition;
}

/** The one catalogue of bus events. Names are `<owner>.<what>`; a handler's owner is its plugin. */
export const BUS_EVENTS = {
  /** Adds the selection, or removes it when it is on the slip already. */
  'coupon.toggle': event({
    version: 1,
    replay: false,
    schema: z.object({ selection: Selection }),
  }),
  'coupon.remove': event({
    version: 1,
    replay: false,
    schema: z.object({ outcomeId: z.string() }),
  }),
  'coupon.clear': event({ version: 1, replay: false, schema: z.object({}) }),
  'coupon.open': event({ version: 1, replay: false, schema: z.object({}) }),
  /** Puts the selections of one of the player's bets on the slip again, as far as they are offered. */
  'coupon.repeat': event({ version: 1, replay: false, schema: z.object({ betId: z.string() }) }),
  /** What the slip contains now; price buttons mark themselves by it. */
  'coupon.changed': event({
    version: 1,
    replay: true,
    schema: z.object({ outcomeIds: z.array(z.string()), totalOdds: z.optional(z.string()) }),
  }),
  'bet.placed': event({
    version: 1,
    replay: false,
    schema: z.object({ betId: z.string(), stake: z.number(), currency: z.string() }),
  }),
  'bet.settled': event({
    version: 1,
    replay: false,
    schema: z.object({
      betId: z.string(),
      status: z.enum(['won', 'lost', 'refunded']),
      payout: z.number(),
      currency: z.string(),
      /** What ended it, where its legs did not. */
      endedBy: z.optional(z.enum(['cash-out', 'void'])),
    }),
  }),
  /** How many open bets the player has; there are more of them where only the first were counted. */
  'open-bets.changed': event({
    version: 1,
    replay: true,
    schema: z.object({ count: z.number(), hasMore: z.boolean() }),
  }),
  /** A player's money moved; views of a balance refetch or use the value. */
  'balance.changed': event({
    version: 1,
    replay: false,
    schema: z.object({
      accountId: z.optional(z.string()),
      currency: z.optional(z.string()),
      balance: z.optional(z.number()),
    }),
  }),
  /** A new account was opened on this page; its player is signed in next. */
  'player.registered': event({ version: 1, replay: false, schema: z.object({}) }),
  /** The player agreed to the terms, or a call was refused because they changed: refetch. */
  'terms.changed': event({ version: 1, replay: false, schema: z.object({}) }),
  /** The player has changed what is known of them: caches of it refetch. */
  'profile.changed': event({ version: 1, replay: false, schema: z.object({}) }),
  /** The player has proved again that it is them: a call that waits for it is repeated. */
  'session.proved': event({ version: 1, replay: false, schema: z.object({}) }),
  'session.changed': event({
    version: 1,
    replay: true,
    schema: z.object({ userId: z.optional(z.string()) }),
  }),
  'favourites.changed': event({
    version: 1,
    replay: true,
    schema: z.object({ eventIds: z.array(z.number()) }),
  }),
  /** Uses the browser's offer to install the site, where there is one. */
  'app.install': event({ version: 1, replay: false, schema: z.object({}) }),
  /** The site has moved to another release than the one this page runs on. */
  'app.updated': event({
    version: 1,
    replay: true,
    schema: z.object({
      release: z.string(),
      /** More than plugins has changed: an open page takes it over only by a reload. */
      needsReload: z.boolean(),
    }),
  }),
  'plugin.failed': event({
    version: 1,
    replay: false,
    schema: z.object({ plugin: z.string(), phase: z.string(), code: z.string() }),
  }),
} as const;

export type BusEventName = keyof typeof BUS_EVENTS;
export type BusPayload<Name extends BusEventName> = z.infer<(typeof BUS_EVENTS)[Name]['schema']>;

/** What surrounds a payload on the bus. */
export interface BusEnvelope<Name extends BusEventName = BusEventName> {
  readonly name: Name;
  readonly version: number;
  readonly payload: BusPayload<Name>;
  /** Id of the plugin that emitted it, or `shell`. */
  readonly source: string;
  /** Milliseconds since epoch. */
  readonly time: number;
  readonly traceId: string;
}
