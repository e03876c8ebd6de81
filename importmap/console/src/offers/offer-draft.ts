import { CLUB_LEVELS, type ClubLevel } from '@touchline/domain/loyalty';
import { LANGUAGES } from '@touchline/domain/languages';
import { parseAmount } from '@touchline/domain/money';
import { type OfferText, WriteOffer } from '@touchline/contracts/special-offers';

/** An offer as it is typed. */
export interface OfferDraft {
  /** Codes with commas or spaces between them; empty for all. */
  readonly countries: string;
  /** The lowest level that it is for; empty for any. */
  readonly level: string;
  readonly texts: Readonly<Record<string, OfferText>>;
  /** Local times as a browser's field has them. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Major units. */
  readonly freeBet: string;
  readonly currency: string;
  /** Empty for any price. */
  readonly minCoef: string;
  readonly days: string;
}

export const EMPTY_TEXT: OfferText = { title: '', text: '', terms: '' };

/** A form without anything typed. */
export function emptyOffer(): OfferDraft {
  return {
    countries: '',
    level: '',
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, EMPTY_TEXT])),
    startsAt: '',
    endsAt: '',
    freeBet: '',
    currency: 'EUR',
    minCoef: '',
    days: '7',
  };
}

/** What is wrong with a draft, by the field at fault. */
export type OfferFault = 'texts' | 'countries' | 'freeBet' | 'minCoef' | 'days' | 'times';

function minorUnits(text: string, currency: string): number | undefined {
  try {
    return parseAmount({ text, currency });
  } catch {
    return undefined;
  }
}

/** The texts of a draft in which anything is typed. */
function textsOf({ texts }: OfferDraft): Record<string, OfferText> {
  return Object.fromEntries(
    Object.entries(texts).filter(([, text]) =>
      Object.values(text).some((part) => part.trim() !== ''),
    ),
  );
}

const FAULTS: Readonly<Record<string, OfferFault>> = {
  countries: 'countries',
  texts: 'texts',
  freeBet: 'freeBet',
  currency: 'freeBet',
  minCoef: 'minCoef',
  days: 'days',
};

/** The offer of a draft, or what is wrong with it. */
export function offerIn(
  draft: OfferDraft,
  { defaultLanguage, now }: { readonly defaultLanguage: string; readonly now: number },
): { readonly body: WriteOffer } | { readonly fault: OfferFault } {
  const codes = draft.countries.split(/[\s,;]+/).filter((code) => code !== '');
  const from = CLUB_LEVELS.indexOf(draft.level as ClubLevel);
  const texts = textsOf(draft);
  const parsed = WriteOffer.safeParse({
    texts,
    ...(codes.length > 0 && { countries: [...new Set(codes.map((code) => code.toUpperCase()))] }),
    ...(from >= 0 && { levels: CLUB_LEVELS.slice(from) }),
    startsAt: draft.startsAt === '' ? now : new Date(draft.startsAt).getTime(),
    endsAt: new Date(draft.endsAt).getTime(),
    freeBet: minorUnits(draft.freeBet, draft.currency),
    currency: draft.currency,
    ...(draft.minCoef !== '' && { minCoef: draft.minCoef }),
    days: Number(draft.days),
  });
  if (parsed.success) {
    return texts[defaultLanguage] === undefined ? { fault: 'texts' } : { body: parsed.data };
  }
  const [place] = parsed.error.issues[0]?.path ?? [];
  return { fault: FAULTS[String(place)] ?? (Object.keys(texts).length === 0 ? 'texts' : 'times') };
}
