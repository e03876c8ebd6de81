import { Dictionary, DictionaryId, DictionaryTexts } from '@touchline/contracts/site';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Dictionaries } from './dictionaries.ts';

const TAGS = { tags: ['dictionaries'] };
const CACHED = 'public, max-age=60';
/** The texts of a whole section in one language. */
const DICTIONARY_BYTES = 1_048_576;
const Language = text().check(z.regex(/^[a-z]{2}$/));
const File = z.object({ language: Language, file: text().check(z.regex(/\.json$/)) });
const Place = z.object({ id: DictionaryId, language: Language });

/** Dictionaries as files for pages, and their change by operators. */
export function registerDictionaryRoutes(
  app: App,
  options: {
    readonly dictionaries: Dictionaries;
    /** The language of dictionaries that have none in the page's own. */
    readonly defaultLanguage: () => Promise<string>;
    readonly operatorToken: string;
  },
): void {
  const { dictionaries } = options;
  const forOperators = {
    config: rateClass('session'),
    preHandler: requireOperator(options.operatorToken),
  };

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

  app.get(
    '/dictionaries-api/v1/dictionaries',
    { ...forOperators, schema: { ...TAGS, response: { 200: z.array(Dictionary) } } },
    async () => [...(await dictionaries.list())],
  );

  app.put(
    '/dictionaries-api/v1/dictionaries',
    {
      ...forOperators,
      bodyLimit: DICTIONARY_BYTES,
      config: { ...forOperators.config, audit: { action: 'dictionary.put' } },
      schema: { ...TAGS, body: Dictionary, response: { 200: Dictionary } },
    },
    async (request) => {
      await dictionaries.put(request.body, request.audit);
      return request.body;
    },
  );

  app.delete(
    '/dictionaries-api/v1/dictionaries',
    {
      ...forOperators,
      config: {
        ...forOperators.config,
        audit: { action: 'dictionary.remove', reason: 'required' },
      },
      schema: { ...TAGS, querystring: Place, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      if (!(await dictionaries.remove(request.query, request.audit))) {
        throw new ApiError('not_found', 'there is no such dictionary');
      }
      return reply.code(204).send();
    },
  );
}
