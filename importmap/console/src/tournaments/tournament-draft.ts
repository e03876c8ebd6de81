import {
  TOURNAMENT_SCORES,
  type TournamentScore,
  type TournamentText,
  WriteTournament,
} from '@touchline/contracts/tournaments';
import { LANGUAGES } from '@touchline/domain/languages';
import { parseAmount } from '@touchline/domain/money';

/** A tournament as it is typed. */
export interface TournamentDraft {
  readonly games: readonly string[];
  readonly score: TournamentScore;
  readonly currency: string;
  /** Major units. */
  readonly minStake: string;
  /** Major units from the first rank on, with spaces or semicolons between them. */
  readonly prizes: string;
  /** Codes with commas or spaces between them; empty for all. */
  readonly countries: string;
  /** Local times as a browser's field has them. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly texts: Readonly<Record<string, TournamentText>>;
}

export const EMPTY_TEXT: TournamentText = { title: '', terms: '' };

/** A form without anything typed. */
export function emptyTournament(): TournamentDraft {
  return {
    games: [],
    score: TOURNAMENT_SCORES[0],
    currency: 'EUR',
    minStake: '',
    prizes: '',
    countries: '',
    startsAt: '',
    endsAt: '',
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, EMPTY_TEXT])),
  };
}

/** What is wrong with a draft, by the field at fault. */
export type TournamentFault = 'texts' | 'games' | 'minStake' | 'prizes' | 'countries' | 'times';

function minorUnits(text: string, currency: string): number | undefined {
  try {
    return parseAmount({ text, currency });
  } catch {
    return undefined;
  }
}

/** The texts of a draft in which anything is typed. */
function textsOf({ texts }: TournamentDraft): Record<string, TournamentText> {
  return Object.fromEntries(
    Object.entries(texts).filter(([, text]) =>
      Object.values(text).some((part) => part.trim() !== ''),
    ),
  );
}

const FAULTS: Readonly<Record<string, TournamentFault>> = {
  games: 'games',
  minStake: 'minStake',
  currency: 'minStake',
  prizes: 'prizes',
  countries: 'countries',
  startsAt: 'times',
  endsAt: 'times',
  texts: 'texts',
};

const partsOf = (text: string, between: RegExp) =>
  text.split(between).filter((part) => part !== '');

/** The tournament of a draft, or what is wrong with it. */
export function tournamentIn(
  draft: TournamentDraft,
  { defaultLanguage, now }: { readonly defaultLanguage: string; readonly now: number },
): { readonly body: WriteTournament } | { readonly fault: TournamentFault } {
  const { currency } = draft;
  const codes = partsOf(draft.countries, /[\s,;]+/).map((code) => code.toUpperCase());
  const texts = textsOf(draft);
  const parsed = WriteTournament.safeParse({
    games: draft.games,
    score: draft.score,
    minStake: minorUnits(draft.minStake, currency),
    currency,
    prizes: partsOf(draft.prizes, /[\s;]+/).map((prize) => minorUnits(prize, currency)),
    ...(codes.length > 0 && { countries: [...new Set(codes)] }),
    startsAt: draft.startsAt === '' ? now : new Date(draft.startsAt).getTime(),
    endsAt: new Date(draft.endsAt).getTime(),
    texts,
  });
  if (parsed.success) {
    return texts[defaultLanguage] === undefined ? { fault: 'texts' } : { body: parsed.data };
  }
  const [place] = parsed.error.issues[0]?.path ?? [];
  return { fault: FAULTS[String(place)] ?? 'texts' };
}
