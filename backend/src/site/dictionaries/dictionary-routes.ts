import { DictionaryTexts } from '@touchline/contracts/site';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Dictionaries } from './dictionaries.ts';

const TAGS = { tags: ['dictionaries'] };
const CACHED = 'public, max-age=60';
const File = z.object({
  language: text().check(z.regex(/^[a-z]{2}$/)),
  file: text().check(z.regex(/\.json$/)),
});

/** Dictionaries as files for pages. */
export function registerDictionaryRoutes(
  app: App,
  options: {
    readonly dictionaries: Dictionaries;
    /** The language of dictionaries that have none in the page's own. */
    readonly defaultLanguage: () => Promise<string>;
  },
): void {
  const { dictionaries } = options;

  app.get(
    '/dictionaries-api/v1/:language/:file',
    { schema: { ...TAGS, params: File, response: { 200: DictionaryTexts } } },
    async (request, reply) => {
      const { language, file } = request.params;
      const id = file.replace(/\.json$/, '');
      const otherwise = await options.defaultLanguage();
      const found = await dictionaries.find({ id, language, otherwise });
      if (found === undefined) {
        throw new ApiError('not_found', `there is no dictionary "${id}"`);
      }
      if (!found.isAvailable) {
        throw new ApiError('unavailable', `the dictionary "${id}" has been withdrawn`);
      }
      reply.header('cache-control', CACHED).header('content-language', found.language);
      return found.texts;
    },
  );
}
