import { LANGUAGES } from '@touchline/domain';

type Language = (typeof LANGUAGES)[number];

const TEXTS: Readonly<Record<Language, (brand: string, code: string, minutes: number) => string>> =
  {
    en: (brand, code, minutes) =>
      `${brand}: your code is ${code}. It is good for ${minutes} minutes. Tell it to nobody.`,
    ru: (brand, code, minutes) =>
      `${brand}: ваш код ${code}. Он действует ${minutes} мин. Никому его не сообщайте.`,
    ar: (brand, code, minutes) =>
      `${brand}: رمزك هو ${code}. صالح لمدة ${minutes} دقائق. لا تخبر به أحدًا.`,
  };

/** The language a player is written to in: their own where there are texts in it, else English. */
export function writtenLanguage(language: string): Language {
  return LANGUAGES.find((known) => known === language) ?? 'en';
}

/** The message that carries a code. */
export function codeText(message: {
  readonly language: string;
  readonly brand: string;
  readonly code: string;
  readonly minutes: number;
}): string {
  const { language, brand, code, minutes } = message;
  return TEXTS[writtenLanguage(language)](brand, code, minutes);
}
