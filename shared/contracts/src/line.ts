import * as z from 'zod/mini';

/** Decimal price as text, e.g. "1.95"; never a float. */
export const PriceText = z.string().check(z.regex(/^\d{1,4}\.\d{2,3}$/));
export const Section = z.enum(['live', 'line']);
export type Section = z.infer<typeof Section>;

export const MARKET_OPEN = 0;
export const MARKET_SUSPENDED = 1;
export const MARKET_CLOSED = 2;

/** Why a market cannot be bet on at the moment; the page shows it as text. */
export const SuspensionReason = z.enum([
  'goal',
  'penalty',
  'red-card',
  'break',
  'critical-moment',
  'price-unavailable',
  'feed-stale',
  'finished',
  'cancelled',
  'operator',
]);
export type SuspensionReason = z.infer<typeof SuspensionReason>;

/**
 * One market of an event: `[marketKey, version, status, reason, [[outcomeCode, price], …]]`.
 * A price is null while the outcome is not offered. The version grows with every change.
 */
export const MarketTuple = z.tuple([
  z.string(),
  z.number(),
  z.union([z.literal(MARKET_OPEN), z.literal(MARKET_SUSPENDED), z.literal(MARKET_CLOSED)]),
  z.nullable(SuspensionReason),
  z.array(z.tuple([z.string(), z.nullable(PriceText)])),
]);
export type MarketTuple = z.infer<typeof MarketTuple>;

const Pair = z.tuple([z.number(), z.number()]);

/** What a side of an esport in rounds can afford: pistols in the first round of a half, all, or hardly anything. */
export const Buy = z.enum(['pistol', 'full', 'eco']);
export type Buy = z.infer<typeof Buy>;

export const Scoreboard = z.object({
  /** Match score home, away (football goals, tennis sets, cricket runs…). */
  total: Pair,
  /** Scores by period, in order: halves, quarters, sets, innings, maps. */
  periods: z.array(Pair),
  /** Sport's own detail: points in a game, wickets, overs, who serves or bats. */
  detail: z.optional(
    z.object({
      points: z.optional(z.tuple([z.string(), z.string()])),
      serving: z.optional(z.enum(['home', 'away'])),
      wickets: z.optional(Pair),
      overs: z.optional(z.tuple([z.string(), z.string()])),
      redCards: z.optional(Pair),
      /** Baseball: outs of the running half-inning, and whether there is a runner on first, second and third base. */
      outs: z.optional(z.number()),
      bases: z.optional(z.tuple([z.boolean(), z.boolean(), z.boolean()])),
      /** Esports in rounds: who defends in the next round, and what each side buys for it. */
      defending: z.optional(z.enum(['home', 'away'])),
      buys: z.optional(z.tuple([Buy, Buy])),
      /** Esports in battles: towers taken on the running map, whose kills are its score. */
      towers: z.optional(Pair),
    }),
  ),
});
export type Scoreboard = z.infer<typeof Scoreboard>;

export const EventState = z.object({
  status: z.enum(['scheduled', 'live', 'finished', 'cancelled', 'postponed']),
  /** Code of the running period: `1h`, `ht`, `2h`, `q1`…`q4`, `p1`…`p3`, `ot`, `s1`…`s5`, `i1`, `i2`, `m1`…`m3`, `f1`… frames, `n1`… innings of baseball, `r1`… rounds of a fight. */
  period: z.optional(z.string()),
  /** Match clock: `seconds` played at the moment `at` (ms since epoch); it runs on while `running`. */
  clock: z.optional(z.object({ seconds: z.number(), at: z.number(), running: z.boolean() })),
  score: z.optional(Scoreboard),
  /** How many incidents its timeline has; absent where there is none that reports more than the score. */
  reported: z.optional(z.number()),
  /** Outrights: what the place part of an each-way bet pays for, and which part of the odds: 4 is a quarter. */
  eachWay: z.optional(z.object({ places: z.number(), fraction: z.literal([4, 5]) })),
});
export type EventState = z.infer<typeof EventState>;

export const Competitor = z.object({
  id: z.number(),
  name: z.string(),
  /** Of a player or a national team, where it is known: ISO 3166 code, or that of a home nation: `gb-sct`. */
  country: z.optional(z.string()),
});

/** What an event is about that is bet on as a whole: a competition with its competitors and no two sides. */
export const Outright = z.object({
  /** The days whose matches count, milliseconds since epoch: from the first on, before the second. */
  from: z.number(),
  until: z.number(),
  competitors: z.array(Competitor),
});
export type Outright = z.infer<typeof Outright>;

/** An event with the markets its topic carries: the main ones in lists, all of them on its page. */
export const LineEvent = z.object({
  id: z.number(),
  sportId: z.number(),
  sport: z.string(),
  champ: z.object({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    /** ISO 3166 alpha-2 code, or a supranational region such as `world`. */
    country: z.string(),
  }),
  slug: z.string(),
  home: Competitor,
  away: Competitor,
  /** Kick-off, milliseconds since epoch. */
  startsAt: z.number(),
  section: Section,
  state: EventState,
  /** The feed has pictures of it; absent where it has none. */
  hasStream: z.optional(z.boolean()),
  /** How many markets the event's own page offers. */
  marketCount: z.number(),
  markets: z.array(MarketTuple),
  /** Whoever its outcomes may be about; on its own page alone, where the feed knows squads. */
  players: z.optional(
    z.array(z.object({ id: z.number(), name: z.string(), side: z.enum(['home', 'away']) })),
  ),
  /** An outright has the competition in the place of `home`, and nothing as `away`. */
  outright: z.optional(Outright),
});
export type LineEvent = z.infer<typeof LineEvent>;

/**
 * The state of a topic at a clock: what HTTP answers (its ETag is the clock and the language of the names) and what a socket
 * sends first. Topics: `top:live`, `top:line`, `top:popular`, `top:soon`, `top:esports`, `list:{section}:{sport slug}`,
 * `champ:{section}:{champ id}`, `outrights:{champ id or hub name}`, `hub:{name}` for a tournament with pages of its own, `event:{event id}`, and `row:{event id}` for an event as lists show it. A list
 * carries the main markets; `:{market}` behind
 * a list's or a championship's topic is the same list with that one market, such as `both-score`.
 */
export const TopicSnapshot = z.object({
  topic: z.string(),
  clk: z.string(),
  /** Server time of the snapshot, milliseconds since epoch. */
  time: z.number(),
  events: z.array(LineEvent),
});
export type TopicSnapshot = z.infer<typeof TopicSnapshot>;

export const SportSummary = z.object({
  id: z.number(),
  slug: z.string(),
  live: z.number(),
  line: z.number(),
  /** The type of esports that it is a discipline of; absent for any other sport. */
  esports: z.optional(z.enum(['real', 'virtual'])),
  /** How many of its events the feed has pictures of; absent while there are none. */
  streams: z.optional(z.number()),
});
export type SportSummary = z.infer<typeof SportSummary>;
export const SportsAnswer = z.object({ sports: z.array(SportSummary) });

export const ChampSummary = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  country: z.string(),
  sport: z.string(),
  live: z.number(),
  line: z.number(),
});
export type ChampSummary = z.infer<typeof ChampSummary>;
export const ChampsAnswer = z.object({ champs: z.array(ChampSummary) });

/** Events by id or by a search text: unknown and finished ids are simply not in the answer. */
export const EventsAnswer = z.object({
  time: z.number(),
  events: z.array(LineEvent),
  /** How many a search has found in all; the answer has the best of them. */
  total: z.optional(z.number()),
});
export type EventsAnswer = z.infer<typeof EventsAnswer>;

/** Current state of single outcomes, for the slip: in the order asked. */
export const OutcomeQuote = z.object({
  outcomeId: z.string(),
  status: z.enum(['open', 'suspended', 'closed', 'unknown']),
  reason: z.optional(SuspensionReason),
  price: z.optional(PriceText),
  version: z.number(),
  event: z.optional(
    z.object({
      id: z.number(),
      sportId: z.number(),
      sport: z.string(),
      champId: z.number(),
      champ: z.string(),
      home: z.string(),
      away: z.string(),
      player: z.optional(z.string()),
      startsAt: z.number(),
      section: Section,
      state: EventState,
    }),
  ),
});
export type OutcomeQuote = z.infer<typeof OutcomeQuote>;
export const OutcomesAnswer = z.object({ time: z.number(), outcomes: z.array(OutcomeQuote) });
