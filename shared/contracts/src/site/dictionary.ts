import * as z from 'zod/mini';
import { text } from '../text.ts';

/** A name for texts that operators keep: `rules`, `about`. */
export const DictionaryId = text().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/** Texts by the key a section knows them by, e.g. `title.home`. */
export const DictionaryTexts = z.record(
  text().check(z.regex(/^\w[\w.-]{0,119}$/)),
  text().check(z.maxLength(20_000)),
);
export type DictionaryTexts = z.infer<typeof DictionaryTexts>;

/** A dictionary in one language, as operators write it. */
export const Dictionary = z.object({
  id: DictionaryId,
  language: text().check(z.regex(/^[a-z]{2}$/)),
  /** One that is withdrawn is answered by 503, and the pages that need it show an error. */
  isAvailable: z._default(z.boolean(), true),
  texts: DictionaryTexts,
});
export type Dictionary = z.infer<typeof Dictionary>;

/** Where the texts of a dictionary are, as a separate file that may be cached. */
export function dictionaryPath(of: Pick<Dictionary, 'id' | 'language'>): string {
  return `/dictionaries-api/v1/${of.language}/${of.id}.json`;
}
