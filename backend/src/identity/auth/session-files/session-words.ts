import type { OwnSession } from '@touchline/contracts/identity';
import { languageWithTexts } from '@touchline/domain/languages';
import { serverTexts } from '../../../platform/texts/server-texts.ts';

/** What files say of sign-ins, in a language. */
export function sessionWords(language: string): {
  readonly device: (session: OwnSession) => string;
  /** Empty where it is not known. */
  readonly country: (session: OwnSession) => string;
  readonly state: (session: OwnSession) => string;
} {
  const readable = languageWithTexts(language);
  const { device, sessionExport } = serverTexts(readable);
  const countries = new Intl.DisplayNames([readable, 'en'], { type: 'region' });
  return {
    device: (session) => device[session.device],
    country: ({ country }) => (country === undefined ? '' : (countries.of(country) ?? country)),
    state: ({ end }) => sessionExport.state[end?.how ?? 'alive'],
  };
}
