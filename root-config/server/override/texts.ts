import type { LANGUAGES } from '@touchline/domain';

type Texts = Readonly<Record<(typeof LANGUAGES)[number], Readonly<Record<TextName, string>>>>;
type TextName =
  | 'banner'
  | 'until'
  | 'inspector'
  | 'remove'
  | 'offerTitle'
  | 'offerVersion'
  | 'offerInspector'
  | 'offerHint'
  | 'open'
  | 'expiredTitle'
  | 'expiredText'
  | 'invalidTitle'
  | 'invalidText'
  | 'home';

/** What a browser with a signed link is told; few see it, so it travels with no other page. */
const TEXTS: Texts = {
  en: {
    banner: 'Changed for this browser',
    until: 'until {time} UTC',
    inspector: 'Inspector',
    remove: 'Remove',
    offerTitle: 'See the site with a change?',
    offerVersion: 'This link shows you {plugin} in version {version}. Nobody else gets it.',
    offerInspector: 'This link opens the inspector, which looks inside the page.',
    offerHint: 'It ends {until}, or when you remove it by the bar at the top of the page.',
    open: 'Open the site',
    expiredTitle: 'This link has ended',
    expiredText: 'Ask whoever gave it to you for a new one.',
    invalidTitle: 'This link does not work here',
    invalidText: 'It is incomplete, was changed, or belongs to another site.',
    home: 'To the site',
  },
  ru: {
    banner: 'Изменено для этого браузера',
    until: 'до {time} UTC',
    inspector: 'Инспектор',
    remove: 'Убрать',
    offerTitle: 'Открыть сайт с изменением?',
    offerVersion:
      'По этой ссылке вы увидите {plugin} версии {version}. Больше её никто не получит.',
    offerInspector: 'Эта ссылка открывает инспектор, который показывает устройство страницы.',
    offerHint: 'Действует {until} или пока вы не уберёте её кнопкой в полосе вверху страницы.',
    open: 'Открыть сайт',
    expiredTitle: 'Ссылка больше не действует',
    expiredText: 'Попросите новую у того, кто вам её дал.',
    invalidTitle: 'Эта ссылка здесь не работает',
    invalidText: 'Она неполная, была изменена или относится к другому сайту.',
    home: 'На сайт',
  },
  ar: {
    banner: 'تغيير لهذا المتصفح فقط',
    until: 'حتى {time} UTC',
    inspector: 'أداة الفحص',
    remove: 'إزالة',
    offerTitle: 'هل تريد فتح الموقع مع هذا التغيير؟',
    offerVersion: 'يعرض لك هذا الرابط {plugin} بالإصدار {version}. لن يحصل عليه أحد غيرك.',
    offerInspector: 'يفتح هذا الرابط أداة الفحص التي تُظهر ما بداخل الصفحة.',
    offerHint: 'ينتهي ذلك {until}، أو عندما تزيله من الشريط أعلى الصفحة.',
    open: 'فتح الموقع',
    expiredTitle: 'انتهت صلاحية هذا الرابط',
    expiredText: 'اطلب رابطًا جديدًا ممن أعطاك إياه.',
    invalidTitle: 'هذا الرابط لا يعمل هنا',
    invalidText: 'إنه ناقص أو جرى تغييره أو يخص موقعًا آخر.',
    home: 'إلى الموقع',
  },
};

/** The texts of a language, with their blanks filled; English for one that has none. */
export function overrideText(
  language: string,
  name: TextName,
  values: Readonly<Record<string, string>> = {},
): string {
  const text = (TEXTS[language as keyof Texts] ?? TEXTS.en)[name];
  return text.replaceAll(/\{(\w+)\}/g, (blank, key: string) => values[key] ?? blank);
}

/** When a link ends, in the page's language; in UTC, because the server knows no other clock. */
export function untilText(language: string, expiresAt: number): string {
  const time = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(expiresAt);
  return overrideText(language, 'until', { time });
}
