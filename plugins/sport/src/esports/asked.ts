import { ESPORTS_TYPES } from '@touchline/domain/markets';
import * as z from 'zod/mini';

/** What the pages of esports hand to every view that they show. */
const PLACE = {
  /** The first part of the names of their routes: they are there under two addresses. */
  prefix: z.enum(['esports', 'cyber']),
  /** The type whose pages they are; without it, each event's own. */
  type: z.optional(z.enum(ESPORTS_TYPES)),
};
const EsportsPlace = z.object(PLACE);
export type EsportsPlace = z.infer<typeof EsportsPlace>;

/** The input of the slot `cyber.events`. */
const AskedEvents = z.object({
  ...PLACE,
  /** Topics, each under its heading. */
  lists: z.array(
    z.object({
      title: z.string(),
      topic: z.string(),
      /** All events are on another page: its address, and how many are shown here. */
      all: z.optional(z.object({ href: z.string(), shown: z.number() })),
    }),
  ),
  /** The topic of a choice: its live events come first, side by side; its upcoming ones as a list. */
  top: z.optional(z.string()),
  /** One row an event, without the headings of competitions. */
  isCompact: z.optional(z.boolean()),
  /** Only what the feed has pictures of. */
  streamsOnly: z.optional(z.boolean()),
});
export type AskedEvents = z.infer<typeof AskedEvents>;

/** The input of the slot `cyber.game`. */
const AskedGame = z.object({
  ...PLACE,
  eventId: z.number(),
  /** The group of markets that the address asks for. */
  group: z.optional(z.string()),
});

const SCHEMAS = { events: AskedEvents, game: AskedGame, search: EsportsPlace };
type Asked = { readonly [Name in keyof typeof SCHEMAS]: z.infer<(typeof SCHEMAS)[Name]> };

/**
 * What a page of esports asks for: its plugin is another one, of a version of its own. `undefined` where it
 * cannot be understood, which shows nothing.
 */
export function readAsked<Name extends keyof Asked>(
  name: Name,
  input: unknown,
): Asked[Name] | undefined {
  const read = SCHEMAS[name].safeParse(input);
  return read.success ? (read.data as Asked[Name]) : undefined;
}
