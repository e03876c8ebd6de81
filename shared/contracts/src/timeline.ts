import * as z from 'zod/mini';

const Pair = z.tuple([z.number(), z.number()]);

/** What may happen in a match, as its feed reports it. Each sport has some of them. */
export const TimelineKind = z.enum([
  'start',
  'period-start',
  'period-end',
  'end',
  'goal',
  'penalty',
  'card',
  'corner',
  'shot',
  'substitution',
  'points',
  'ace',
  'game',
  'leg',
  'frame',
  'set',
  'runs',
  'wicket',
  'round',
  'map',
]);
export type TimelineKind = z.infer<typeof TimelineKind>;

/**
 * What it is in more detail: `own` and `penalty` of a goal; `yellow`, `second-yellow` and `red` of a card; `saved`,
 * `blocked` and `wide` of a shot; `break` of a game that the returner has won.
 */
export const TimelineNote = z.enum([
  'own',
  'penalty',
  'yellow',
  'second-yellow',
  'red',
  'saved',
  'blocked',
  'wide',
  'break',
]);
export type TimelineNote = z.infer<typeof TimelineNote>;

/** Id where the player's squad is known. */
const TimelinePlayer = z.object({ id: z.optional(z.number()), name: z.string() });

/** One incident of a match. What its source does not report is absent. */
export const TimelineIncident = z.object({
  /** Unique in its match; later ones have higher numbers. A corrected incident keeps its own. */
  id: z.number(),
  kind: TimelineKind,
  /** The period, as states of events have it, and seconds of the match clock, where there is one. */
  period: z.string(),
  seconds: z.optional(z.number()),
  side: z.optional(z.enum(['home', 'away'])),
  /** Whose it is: the scorer, who is booked, who comes on. */
  player: z.optional(TimelinePlayer),
  /** Who passed for the goal, or goes off. */
  second: z.optional(TimelinePlayer),
  note: z.optional(TimelineNote),
  /** Goals, points or runs that it brought. */
  value: z.optional(z.number()),
  /** The score after it, home and away. */
  score: z.optional(Pair),
  /** The source has taken it back: it does not count, and is reported as that. */
  isTakenBack: z.optional(z.literal(true)),
});
export type TimelineIncident = z.infer<typeof TimelineIncident>;

/** A player of a squad; `G`, `D`, `M` or `F` by where he plays. */
export const SquadMember = z.object({
  id: z.number(),
  name: z.string(),
  number: z.number(),
  position: z.enum(['G', 'D', 'M', 'F']),
});
export type SquadMember = z.infer<typeof SquadMember>;

/** What has happened in a match by now, in order; of a match whose source reports of nothing, nothing. */
export const Timeline = z.object({
  eventId: z.number(),
  incidents: z.array(TimelineIncident),
});
export type Timeline = z.infer<typeof Timeline>;
