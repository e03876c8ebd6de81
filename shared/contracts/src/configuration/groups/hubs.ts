import { sportIds } from '@touchline/domain/markets';
import * as z from 'zod/mini';

const Name = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(40));
const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** A competition by what every feed says of it: ids are a feed's own. */
const HubCompetition = z.object({
  sport: z.enum(Object.keys(sportIds)),
  /** ISO 3166 alpha-2 code, or a region such as `world`. */
  country: z.string().check(z.regex(/^(?:[A-Z]{2}(?:-[A-Z]{3})?|world)$/)),
  slug: Name,
});

/** Parts of a hub's page: what is being played, who wins the tournament, and what comes. */
const HUB_SECTIONS = ['live', 'outrights', 'matches'] as const;

/** The pages of a tournament: its own look, and what is offered of its competitions. */
export const CompetitionHub = z.object({
  /** The first part of the addresses of those that have some (`epl`); of others their name alone. */
  name: Name,
  /** By language; without one, and for the tournaments that have addresses, the site's own. */
  title: z._default(z.record(z.string(), z.string().check(z.maxLength(80))), {}),
  competitions: z.array(HubCompetition).check(z.minLength(1), z.maxLength(20)),
  /** The ground of its head, `#rrggbb` each. */
  colours: z._default(z.tuple([Colour, Colour]), ['#1d3a6e', '#0f1d38']),
  /** What its page shows, in this order. */
  sections: z._default(z.array(z.enum(HUB_SECTIONS)), [...HUB_SECTIONS]),
  /** The day of the final, in UTC: its match is shown on the page of the final, before and after it. */
  finalOn: z.optional(
    z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)),
  ),
});
export type CompetitionHub = z.infer<typeof CompetitionHub>;

const only = (sport: string, country: string, slug: string) => [{ sport, country, slug }];

/** The tournaments that have addresses of their own, with the competitions that they are on most feeds. */
const HUBS: z.input<typeof CompetitionHub>[] = [
  {
    name: 'champ',
    competitions: only('football', 'world', 'world-cup'),
    colours: ['#7a1230', '#2b0713'],
  },
  {
    name: 'epl',
    competitions: only('football', 'GB-ENG', 'premier-league'),
    colours: ['#3d195b', '#e90052'],
  },
  {
    name: 'laliga',
    competitions: only('football', 'ES', 'la-liga'),
    colours: ['#c8102e', '#5a0714'],
  },
  {
    name: 'europaleague',
    competitions: only('football', 'world', 'uefa-europa-league'),
    colours: ['#f68e1f', '#3a2208'],
  },
  {
    name: 'ipl',
    competitions: only('cricket', 'IN', 'indian-premier-league'),
    colours: ['#19398a', '#d1ab3e'],
  },
  { name: 'scf', competitions: only('ice-hockey', 'US', 'nhl'), colours: ['#20252b', '#8a939b'] },
  {
    name: 'fifacwc',
    competitions: only('football', 'world', 'club-world-cup'),
    colours: ['#0b0b0b', '#a67c2d'],
  },
  {
    name: 'nbafinals',
    competitions: only('basketball', 'US', 'nba'),
    colours: ['#17408b', '#c9082a'],
  },
  {
    name: 'nhlfinals',
    competitions: only('ice-hockey', 'US', 'nhl'),
    colours: ['#111111', '#0b4f8a'],
  },
];

/** Tournaments with pages of their own. */
export const HubsConfiguration = z.object({
  hubs: z._default(
    z.array(CompetitionHub).check(
      z.maxLength(60),
      z.refine((hubs) => new Set(hubs.map(({ name }) => name)).size === hubs.length, {
        error: 'no two may have the same name',
      }),
    ),
    HUBS.map((hub) => CompetitionHub.parse(hub)),
  ),
});
export type HubsConfiguration = z.infer<typeof HubsConfiguration>;
