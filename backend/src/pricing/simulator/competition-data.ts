import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Sport } from '@touchline/domain/markets';
import * as z from 'zod';

const FOLDER = new URL('../../../data/competitions/', import.meta.url);

const Month = z.int().min(1).max(12);

/** A competition as it is written down. Names are facts; the order of the sides is our guess at their strength. */
const CompetitionData = z
  .strictObject({
    /** Unique among all sports and never reused: part of addresses. */
    id: z.int().positive(),
    /** 1: everybody knows it; 3: filler for the small hours. */
    tier: z.literal([1, 2, 3]),
    name: z.string().min(1),
    /** ISO 3166 alpha-2, with a subdivision where it has its own leagues, or `world`. */
    country: z.string().regex(/^(?:[A-Z]{2}(?:-[A-Z]{3})?|world)$/),
    /** Hours from UTC where it is played, so that matches start when people can watch. */
    utcOffset: z.number().min(-12).max(14),
    /** First and last month of its season; all year when absent. */
    season: z.tuple([Month, Month]).optional(),
    /** Put behind each side's name, where a club's other team plays. */
    suffix: z.string().optional(),
    /** How many sets, maps or frames decide at most; fights: rounds; cricket: overs an innings. */
    format: z
      .strictObject({
        bestOf: z.exactOptional(z.literal([1, 3, 5, 7, 9, 11])),
        rounds: z.exactOptional(z.literal([3, 5, 10, 12])),
        overs: z.exactOptional(z.literal([20, 50])),
      })
      .optional(),
    /**
     * It is bet on as a whole, by the table of each season: how many first places are bet on beside the winner, and
     * how many of the last go down.
     */
    outright: z
      .strictObject({ top: z.array(z.int().min(2)), bottom: z.exactOptional(z.int().min(1)) })
      .optional(),
    /** No side plays at home. */
    neutral: z.boolean().optional(),
    /** The strongest first. */
    sides: z.array(z.string().min(1)).min(2).optional(),
    /** The competitions of the same sport whose sides play here as well. */
    sidesOf: z.array(z.int()).min(1).optional(),
  })
  .refine(({ sides, sidesOf }) => (sides === undefined) !== (sidesOf === undefined), {
    error: 'needs either sides or sidesOf',
  });

type CompetitionData = z.infer<typeof CompetitionData>;

/** A competition with the names of all its sides, the strongest first, without their suffix. */
export type CompetitionRow = Omit<CompetitionData, 'sides' | 'sidesOf'> & {
  readonly sides: readonly string[];
};

function withSides(
  { sides, sidesOf = [], ...row }: CompetitionData,
  all: readonly CompetitionData[],
): CompetitionRow {
  const others = sidesOf.flatMap((id) => {
    const names = all.find((other) => other.id === id)?.sides;
    if (names === undefined) {
      throw new RangeError(`competition ${row.id} has the sides of ${id}, which lists none`);
    }
    return names;
  });
  return { ...row, sides: sides ?? others };
}

/**
 * Reads the competitions of a sport from `backend/data/competitions`.
 * @throws ZodError for a file that does not fit, RangeError for `sidesOf` that names no list of sides
 */
export function readCompetitions(sport: Sport): readonly CompetitionRow[] {
  const text = readFileSync(fileURLToPath(new URL(`${sport}.json`, FOLDER)), 'utf8');
  const all = z.array(CompetitionData).parse(JSON.parse(text));
  return all.map((data) => withSides(data, all));
}
