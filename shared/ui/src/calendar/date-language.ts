/** The language by which days are written: English is that of Britain, day before month. */
export function dateLanguage(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}
