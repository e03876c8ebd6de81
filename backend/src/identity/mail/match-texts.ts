import { languageWithTexts } from '@touchline/domain/languages';
import type { MailFacts } from './mail-store.ts';

/** What texts about a match or a price name, in words. */
export interface MatchTexts {
  /** `Arsenal – Chelsea` */
  readonly match: string;
  /** `Arsenal 2–1 Chelsea`; as `match` without a score. */
  readonly standing: string;
  /** Decimal prices. */
  readonly price: string;
  readonly wanted: string;
}

/** A name between isolates (U+2068, U+2069): names are of any script, and must not turn what is beside them. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

/** What texts name of the match and the prices that a notice is about; empty where it is about none. */
export function matchTexts(
  { home, away, score, price = '', wanted = '' }: MailFacts,
  language: string,
): MatchTexts {
  const locale = languageWithTexts(language);
  if (home === undefined || away === undefined) {
    return { match: '', standing: '', price, wanted };
  }
  const nameOf = (side: Readonly<Record<string, string>>) =>
    isolated(side[locale] ?? side['en'] ?? '');
  const match = `${nameOf(home)} – ${nameOf(away)}`;
  const standing =
    score === undefined ? match : `${nameOf(home)} ${score[0]}–${score[1]} ${nameOf(away)}`;
  return { match, standing, price, wanted };
}
