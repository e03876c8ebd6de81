import type { LANGUAGES } from '@touchline/domain';

/** What a page says that stands alone. */
interface PageTexts {
  readonly title: string;
  readonly text: string;
  readonly hint: string;
  readonly action: string;
}

type Texts = Readonly<Record<(typeof LANGUAGES)[number], PageTexts>>;

/** The site's configuration cannot be had. */
export const NO_CONFIGURATION: Texts = {
  en: {
    title: 'The site cannot be shown right now',
    text: 'We are having a problem on our side. Your bets and your money are safe.',
    hint: 'Please try again in a moment. (no site config)',
    action: 'Try again',
  },
  ru: {
    title: 'Сайт сейчас не открывается',
    text: 'Неполадка на нашей стороне. Ваши ставки и деньги в безопасности.',
    hint: 'Попробуйте ещё раз чуть позже. (no site config)',
    action: 'Попробовать снова',
  },
  ar: {
    title: 'لا يمكن عرض الموقع الآن',
    text: 'هناك مشكلة من جانبنا. رهاناتك وأموالك في أمان.',
    hint: 'يرجى المحاولة مجددًا بعد قليل. (no site config)',
    action: 'حاول مرة أخرى',
  },
};

/** The browser is older than what the site is made of. */
export const OLD_BROWSER: Texts = {
  en: {
    title: 'Your browser is too old for this site',
    text: 'Live prices need a newer one. Update your browser, or take one of these:',
    hint: 'Your account, your bets and your money stay as they are.',
    action: 'I have updated it',
  },
  ru: {
    title: 'Ваш браузер слишком старый',
    text: 'Для живых коэффициентов нужен более новый. Обновите браузер или возьмите один из этих:',
    hint: 'Ваш счёт, ставки и деньги остаются на месте.',
    action: 'Браузер обновлён',
  },
  ar: {
    title: 'متصفحك قديم جدًا لهذا الموقع',
    text: 'تحتاج الأسعار المباشرة إلى متصفح أحدث. حدّث متصفحك أو استخدم أحد هذه المتصفحات:',
    hint: 'يبقى حسابك ورهاناتك وأموالك كما هي.',
    action: 'لقد حدّثته',
  },
};

/** The texts of a language; English for one that has none. */
export function textsOf(texts: Texts, language: string): PageTexts {
  return texts[language as keyof Texts] ?? texts.en;
}
