import { DomainError } from '../domain-error.ts';

/** How a player wants prices written. */
export type OddsFormat =
  | 'decimal'
  | 'fractional'
  | 'american'
  | 'hong-kong'
  | 'indonesian'
  | 'malay';

export const ODDS_FORMATS: readonly OddsFormat[] = [
  'decimal',
  'fractional',
  'american',
  'hong-kong',
  'indonesian',
  'malay',
];

/** Which of the two page views a format id belongs to. */
export type OddsView = 'european' | 'asian';

/** The specification's format ids; the last three are the same formats in the Asian view. */
const FORMAT_BY_ID: Readonly<Record<number, OddsFormat>> = {
  0: 'decimal',
  1: 'fractional',
  2: 'american',
  4: 'hong-kong',
  5: 'indonesian',
  6: 'malay',
  14: 'hong-kong',
  15: 'indonesian',
  16: 'malay',
};

const FIRST_ASIAN_ID = 14;

/** The format that an id of the specification stands for. Throws `odds_format_unknown`. */
export function oddsFormatOf(id: number): OddsFormat {
  const format = FORMAT_BY_ID[id];
  if (!format) throw new DomainError('odds_format_unknown', `No odds format has the id ${id}`);
  return format;
}

/** The id of a format in a view; formats without a pair have one id in both. */
export function oddsFormatId({ format, view }: { format: OddsFormat; view: OddsView }): number {
  const ids = Object.keys(FORMAT_BY_ID)
    .map(Number)
    .filter((id) => FORMAT_BY_ID[id] === format);
  const id = ids.find((candidate) => candidate >= FIRST_ASIAN_ID === (view === 'asian')) ?? ids[0];
  if (id === undefined) {
    throw new DomainError('odds_format_unknown', `"${format}" is not an odds format`);
  }
  return id;
}
