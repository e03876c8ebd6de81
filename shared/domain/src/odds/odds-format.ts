import { DomainError } from '../errors/domain-error.ts';

/**
 * Every format with the specification's ids, in the order in which players choose from them: the id
 * of the European view, and that of the Asian view where it is another one (ODDS-11).
 */
const IDS = {
  decimal: [0],
  fractional: [1],
  american: [2],
  'hong-kong': [4, 14],
  indonesian: [5, 15],
  malay: [6, 16],
} as const satisfies Readonly<Record<string, readonly [european: number, asian?: number]>>;

/** How a player wants prices written. */
export type OddsFormat = keyof typeof IDS;

export const ODDS_FORMATS: readonly OddsFormat[] = Object.keys(IDS) as OddsFormat[];

/** Which of the two page views a format id belongs to. */
export type OddsView = 'european' | 'asian';

function idsOf(format: OddsFormat): readonly number[] {
  if (!Object.hasOwn(IDS, format)) {
    throw new DomainError('odds_format_unknown', `"${String(format)}" is not an odds format`);
  }
  return IDS[format];
}

/** The format that an id of the specification means. Throws `odds_format_unknown`. */
export function oddsFormatOf(id: number): OddsFormat {
  const format = ODDS_FORMATS.find((known) => idsOf(known).includes(id));
  if (!format) throw new DomainError('odds_format_unknown', `No odds format has the id ${id}`);
  return format;
}

/** The id of a format in a view; formats without a pair have one id in both. */
export function oddsFormatId({ format, view }: { format: OddsFormat; view: OddsView }): number {
  const [european = 0, asian = european] = idsOf(format);
  return view === 'asian' ? asian : european;
}
