import { CONTROL_KINDS } from '@touchline/domain/trading';
import * as z from 'zod/mini';
import { PriceText, Section, SuspensionReason } from './line.ts';
import { text } from './text.ts';

/** A decision of operators that is in force. */
export const TradingControl = z.object({
  kind: z.enum(CONTROL_KINDS),
  scope: text(),
  /** As in `CONTROL_BOUNDS`; a suspension has none. */
  value: z.optional(z.number()),
  /** What the scope was called when it was decided. */
  label: text(),
  reason: text(),
  changedBy: text(),
  /** Milliseconds since epoch. */
  changedAt: z.number(),
});
export type TradingControl = z.infer<typeof TradingControl>;

/** GET /betting-api/v1/operator/trading/controls?kind=&cursor=: what is in force, the latest first. */
export const TradingControlsAnswer = z.object({
  controls: z.array(TradingControl),
  nextCursor: z.optional(text()),
});
export type TradingControlsAnswer = z.infer<typeof TradingControlsAnswer>;

const Scope = text().check(z.minLength(3), z.maxLength(130));
const Reason = text().check(z.trim(), z.minLength(3), z.maxLength(200));

/** PUT …/trading/suspensions: takes no bets on a scope until it is released. */
export const SuspendScope = z.object({ scope: Scope, reason: Reason });
/** PUT …/trading/margins, …/trading/prices, …/trading/stakes: a value within `CONTROL_BOUNDS`. */
export const SetControl = z.object({ scope: Scope, value: z.number(), reason: Reason });
/** DELETE of the same: everything is again as the feed and the house have it. The reason may be in the header. */
export const ReleaseScope = z.object({ scope: Scope, reason: z.optional(Reason) });

/** What PUT and DELETE answer: the decision in force; none after a release. */
export const TradingControlAnswer = z.object({ control: z.optional(TradingControl) });
export type TradingControlAnswer = z.infer<typeof TradingControlAnswer>;

/** How a source of prices is doing in one process. */
export const FeedState = z.object({
  /** Which process: host and process id. */
  process: text(),
  /** `simulator`, `the-odds-api`, `betfair`, … */
  source: text(),
  /** `stale` once nothing has come for longer than the source promises; `gone` when the process reports no more. */
  state: z.enum(['starting', 'running', 'stale', 'down', 'gone']),
  /** Milliseconds since epoch; missing before the first. */
  lastMessageAt: z.optional(z.number()),
  messagesPerMinute: z.number(),
  errorsPerHour: z.number(),
  lastError: z.optional(z.object({ code: text(), at: z.number() })),
  /** Times that what was missed had to be fetched. */
  recoveries: z.number(),
  events: z.number(),
  reportedAt: z.number(),
});
export type FeedState = z.infer<typeof FeedState>;

/** GET /betting-api/v1/operator/trading/feeds. */
export const FeedStatesAnswer = z.object({
  feeds: z.array(FeedState),
  /** Markets that the feed itself has suspended now, in the answering process, by reason. */
  suspended: z.array(
    z.object({ reason: SuspensionReason, markets: z.number(), events: z.number() }),
  ),
  /** The server's time, by which ages are told. */
  now: z.number(),
});
export type FeedStatesAnswer = z.infer<typeof FeedStatesAnswer>;

/** An event as operators find it. */
export const TradedEvent = z.object({
  id: z.number(),
  sport: text(),
  champ: z.object({ id: z.number(), name: text() }),
  home: text(),
  away: text(),
  section: Section,
  startsAt: z.number(),
  markets: z.number(),
  /** The scopes that suspend it or something of it. */
  suspendedBy: z.array(text()),
});
export type TradedEvent = z.infer<typeof TradedEvent>;

/** GET /betting-api/v1/operator/trading/events?query=&sport=&cursor=: by kick-off, live ones first. */
export const TradedEventsAnswer = z.object({
  events: z.array(TradedEvent),
  sports: z.array(text()),
  nextCursor: z.optional(text()),
});
export type TradedEventsAnswer = z.infer<typeof TradedEventsAnswer>;

/** GET /betting-api/v1/operator/trading/events/:id: its markets as players see them and as the feed has them. */
export const TradedEventAnswer = z.object({
  event: TradedEvent,
  markets: z.array(
    z.object({
      key: text(),
      status: z.enum(['open', 'suspended', 'closed']),
      reason: z.optional(SuspensionReason),
      outcomes: z.array(
        z.object({
          code: text(),
          /** As players see it. */
          price: z.optional(PriceText),
          /** Of the feed. */
          fed: z.optional(PriceText),
        }),
      ),
    }),
  ),
  controls: z.array(TradingControl),
});
export type TradedEventAnswer = z.infer<typeof TradedEventAnswer>;

/** Money that the house may lose, in minor units of the answer's currency. */
const Exposed = {
  bets: z.number(),
  stakes: z.number(),
  /** If everything that is counted there wins. */
  liability: z.number(),
};

/** An event with open bets. */
export const EventExposure = z.object({
  eventId: z.number(),
  sport: text(),
  champ: text(),
  home: text(),
  away: text(),
  startsAt: z.number(),
  ...Exposed,
  /** The most that the house can lose on it: the worst outcome of each market, added up. */
  worstCase: z.number(),
  /** What operators have decided about it: suspensions and changed prices of it and its parts. */
  decisions: z.number(),
});
export type EventExposure = z.infer<typeof EventExposure>;

/** GET /betting-api/v1/operator/risk/events?cursor=: the worst first. */
export const RiskEventsAnswer = z.object({
  currency: text(),
  total: z.object(Exposed),
  events: z.array(EventExposure),
  nextCursor: z.optional(text()),
});
export type RiskEventsAnswer = z.infer<typeof RiskEventsAnswer>;

/** GET /betting-api/v1/operator/risk/events/:id: by market and outcome, the worst first. */
export const RiskEventAnswer = z.object({
  currency: text(),
  markets: z.array(
    z.object({
      key: text(),
      worstCase: z.number(),
      outcomes: z.array(z.object({ code: text(), ...Exposed, result: z.number() })),
    }),
  ),
});
export type RiskEventAnswer = z.infer<typeof RiskEventAnswer>;

/** An open bet that may cost much. */
export const LiableBet = z.object({
  betId: text(),
  playerId: text(),
  type: z.number(),
  currency: text(),
  /** Minor units of the bet's currency. */
  stake: z.number(),
  ownLiability: z.number(),
  /** Minor units of the answer's currency. */
  liability: z.number(),
  eventId: z.number(),
  outcomeId: text(),
  home: text(),
  away: text(),
  openLegs: z.number(),
  placedAt: z.number(),
});
export type LiableBet = z.infer<typeof LiableBet>;

/** GET /betting-api/v1/operator/risk/bets?player=&cursor=: the largest first. */
export const RiskBetsAnswer = z.object({
  currency: text(),
  bets: z.array(LiableBet),
  nextCursor: z.optional(text()),
});
export type RiskBetsAnswer = z.infer<typeof RiskBetsAnswer>;

/** GET /betting-api/v1/operator/risk/players?cursor=: players with open bets, the largest liability first. */
export const RiskPlayersAnswer = z.object({
  currency: text(),
  players: z.array(z.object({ playerId: text(), ...Exposed, stakeFactor: z.optional(z.number()) })),
  nextCursor: z.optional(text()),
});
export type RiskPlayersAnswer = z.infer<typeof RiskPlayersAnswer>;
