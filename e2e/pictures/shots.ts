/** One way to look at a page of the gallery. */
export interface Shot {
  readonly screen: 'phone' | 'desktop';
  readonly theme: 'dark' | 'light';
  readonly language: 'en' | 'ru' | 'ar';
  /** Text at twice its size. */
  readonly isLarge?: true;
}

export const SCREENS = {
  phone: { width: 412, height: 915 },
  desktop: { width: 1366, height: 768 },
} as const;

/** Pages of parts. */
export const PART_PAGES = ['openers', 'lists', 'choices', 'figures', 'waiting'] as const;

/** Whole pages, and parts as they are found on one. */
export const WHOLE_PAGES = ['home', 'event', 'slip', 'form', 'states', 'parts'] as const;

const LANGUAGES = ['en', 'ru', 'ar'] as const;

/** Each language in both themes on a phone, in one of them on a desktop and with large text. */
export const PART_SHOTS: readonly Shot[] = [
  ...LANGUAGES.flatMap((language): Shot[] => [
    { screen: 'phone', theme: 'dark', language },
    { screen: 'phone', theme: 'light', language },
  ]),
  { screen: 'desktop', theme: 'light', language: 'en' },
  { screen: 'desktop', theme: 'dark', language: 'ru' },
  { screen: 'desktop', theme: 'light', language: 'ar' },
  { screen: 'phone', theme: 'light', language: 'en', isLarge: true },
  { screen: 'phone', theme: 'dark', language: 'ru', isLarge: true },
  { screen: 'phone', theme: 'light', language: 'ar', isLarge: true },
];

/** Whole pages on a desktop have one picture: what its languages change is in those of the parts. */
export const WHOLE_SHOTS: readonly Shot[] = PART_SHOTS.filter(
  ({ screen, language }) => screen === 'phone' || language === 'en',
);

/** Of a filter that is open. */
export const FILTER_SHOTS: readonly Shot[] = [
  { screen: 'phone', theme: 'light', language: 'ar' },
  { screen: 'desktop', theme: 'dark', language: 'en' },
];

/** How a shot is called, in titles and in the names of its pictures. */
export function nameOf({ screen, theme, language, isLarge }: Shot): string {
  return [screen, theme, language, ...(isLarge ? ['large'] : [])].join('-');
}
