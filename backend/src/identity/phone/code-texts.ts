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

const REPLACED: Readonly<Record<Language, (brand: string) => string>> = {
  en: (brand) =>
    `${brand}: another phone number is now linked to your account. If it was not you, change your password and write to support at once.`,
  ru: (brand) =>
    `${brand}: к вашему аккаунту привязан другой номер телефона. Если это были не вы, немедленно смените пароль и напишите в поддержку.`,
  ar: (brand) =>
    `${brand}: تم ربط رقم هاتف آخر بحسابك. إذا لم تكن أنت من فعل ذلك، فغيّر كلمة المرور فورًا وراسل الدعم.`,
};

const EMAIL_ADDED: Readonly<Record<Language, (brand: string) => string>> = {
  en: (brand) =>
    `${brand}: an email address has been added to your account. If this was not you, change your password and contact Support immediately.`,
  ru: (brand) =>
    `${brand}: к вашему аккаунту добавлен адрес электронной почты. Если это были не вы, немедленно смените пароль и напишите в поддержку.`,
  ar: (brand) =>
    `${brand}: تمت إضافة بريد إلكتروني إلى حسابك. إذا لم تكن أنت من فعل ذلك، فغيّر كلمة المرور فورًا وتواصل مع الدعم.`,
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

/** The notice to a phone whose account was given an e-mail address. */
export function emailAddedText(message: {
  readonly language: string;
  readonly brand: string;
}): string {
  return EMAIL_ADDED[writtenLanguage(message.language)](message.brand);
}

/** The notice to a phone that another has taken the place of. */
export function replacedText(message: {
  readonly language: string;
  readonly brand: string;
}): string {
  return REPLACED[writtenLanguage(message.language)](message.brand);
}
