import {
  CHALLENGE_GOALS,
  type ChallengeGoal,
  WriteChallenge,
} from '@touchline/contracts/challenges';
import { LANGUAGES } from '@touchline/domain/languages';
import { parseAmount } from '@touchline/domain/money';

/** What a challenge brings in a currency, as it is typed: amounts in major units. */
export interface PurseDraft {
  /** Its place in the form. */
  readonly row: number;
  readonly currency: string;
  readonly minStake: string;
  readonly prize: string;
  readonly places: string;
}

/** A challenge as it is typed. */
export interface ChallengeDraft {
  readonly games: readonly string[];
  readonly goal: ChallengeGoal;
  readonly target: string;
  /** Of the stake, `2` or `1.5`; of the goal `multiplier` alone. */
  readonly multiplier: string;
  readonly purses: readonly PurseDraft[];
  readonly weekdays: readonly number[];
  /** As a browser's field has them. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Codes with commas or spaces between them; empty for all. */
  readonly countries: string;
  /** Titles by language. */
  readonly titles: Readonly<Record<string, string>>;
}

/** A currency of which nothing is typed. */
export const emptyPurse = (row: number): PurseDraft => ({
  row,
  currency: '',
  minStake: '',
  prize: '',
  places: '',
});
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** A form without anything typed, for every day from one on. @param today `YYYY-MM-DD` */
export function emptyChallenge(today: string): ChallengeDraft {
  return {
    games: [],
    goal: CHALLENGE_GOALS[0],
    target: '',
    multiplier: '',
    purses: [{ ...emptyPurse(0), currency: 'EUR' }],
    weekdays: WEEKDAYS,
    firstDay: today,
    lastDay: '',
    countries: '',
    titles: Object.fromEntries(LANGUAGES.map((language) => [language, ''])),
  };
}

/** What is wrong with a draft, by the field at fault. */
export type ChallengeFault =
  | 'texts'
  | 'games'
  | 'target'
  | 'multiplier'
  | 'purses'
  | 'weekdays'
  | 'days'
  | 'countries';

function minorUnits(text: string, currency: string): number | undefined {
  try {
    return parseAmount({ text, currency });
  } catch {
    return undefined;
  }
}

const wholeNumber = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined);

/** Hundredths; undefined for more than two decimals. */
function hundredths(text: string): number | undefined {
  return /^\d{1,4}(?:[.,]\d{1,2})?$/.test(text.trim())
    ? Math.round(Number(text.trim().replace(',', '.')) * 100)
    : undefined;
}

const FAULTS: Readonly<Record<string, ChallengeFault>> = {
  games: 'games',
  goal: 'target',
  target: 'target',
  multiplier: 'multiplier',
  purses: 'purses',
  weekdays: 'weekdays',
  firstDay: 'days',
  lastDay: 'days',
  countries: 'countries',
  texts: 'texts',
};

/** The challenge of a draft, or what is wrong with it. */
export function challengeIn(
  draft: ChallengeDraft,
  { defaultLanguage, today }: { readonly defaultLanguage: string; readonly today: string },
): { readonly body: WriteChallenge } | { readonly fault: ChallengeFault } {
  const codes = draft.countries.split(/[\s,;]+/).filter((code) => code !== '');
  const texts = Object.fromEntries(
    Object.entries(draft.titles)
      .filter(([, title]) => title.trim() !== '')
      .map(([language, title]) => [language, { title }]),
  );
  const parsed = WriteChallenge.safeParse({
    games: draft.games,
    goal: draft.goal,
    target: wholeNumber(draft.target),
    ...(draft.goal === 'multiplier' && { multiplier: hundredths(draft.multiplier) ?? 0 }),
    purses: draft.purses.map(({ currency, minStake, prize, places }) => ({
      currency,
      minStake: minorUnits(minStake, currency),
      prize: minorUnits(prize, currency),
      places: wholeNumber(places),
    })),
    weekdays: draft.weekdays,
    firstDay: draft.firstDay,
    lastDay: draft.lastDay,
    ...(codes.length > 0 && {
      countries: [...new Set(codes.map((code) => code.toUpperCase()))],
    }),
    texts,
  });
  if (!parsed.success) {
    const [place] = parsed.error.issues[0]?.path ?? [];
    return { fault: FAULTS[String(place)] ?? 'texts' };
  }
  if (texts[defaultLanguage] === undefined) {
    return { fault: 'texts' };
  }
  return parsed.data.lastDay < today ? { fault: 'days' } : { body: parsed.data };
}
