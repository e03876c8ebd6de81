export {
  chooseLanguage,
  parseAcceptLanguage,
  withLanguage,
  type LanguageChoice,
  type LanguageSources,
  allowedLanguages,
  isLanguageSegment,
} from './language.ts';
export {
  directionOf,
  formattingLocale,
  type Language,
  languageName,
  LANGUAGES,
  languageWithTexts,
} from './languages.ts';
export { createTranslations, fillText, pluralText } from './translations.ts';
