import { ar as arAccount } from './account/ar.ts';
import { en as enAccount } from './account/en.ts';
import { ru as ruAccount } from './account/ru.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { ar as arPages } from './pages/ar.ts';
import { en as enPages } from './pages/en.ts';
import { ru as ruPages } from './pages/ru.ts';
import { ru } from './ru.ts';

/** The language of the page: `?lng=`. */
export const language = new URLSearchParams(location.search).get('lng') ?? 'en';

function inLanguage<Texts>(all: { readonly en: Texts; readonly ru: Texts; readonly ar: Texts }) {
  return all[language as keyof typeof all] ?? all.en;
}

/** The texts of pages of parts in that language. */
export const texts = inLanguage({ en, ru, ar });
/** Those of whole pages. */
export const pages = inLanguage({ en: enPages, ru: ruPages, ar: arPages });
/** Those of the form, of the states and of the older parts. */
export const account = inLanguage({ en: enAccount, ru: ruAccount, ar: arAccount });

/** A text with its values. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
