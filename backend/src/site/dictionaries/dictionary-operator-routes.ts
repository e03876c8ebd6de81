import { Dictionary, DictionaryId } from '@touchline/contracts/site';
import { text } from '@touchline/contracts/text';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Dictionaries } from './dictionaries.ts';

const TAGS = { tags: ['dictionaries'] };
/** The texts of a whole section in one language. */
const DICTIONARY_BYTES = 1_048_576;
const Place = z.object({ id: DictionaryId, language: text().check(z.regex(/^[a-z]{2}$/)) });

/** The site's dictionaries, and their change by operators. */
export function registerDictionaryOperatorRoutes(
  app: App,
  {
    dictionaries,
    operatorToken,
  }: { readonly dictionaries: Dictionaries; readonly operatorToken: string },
): void {
  const forOperators = {
    config: { ...rateClass('session'), permission: 'content.read' },
    preHandler: requireOperator(operatorToken),
  } as const;

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
      config: {
        ...forOperators.config,
        permission: 'content.publish',
        audit: { action: 'dictionary.put' },
      },
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
        permission: 'content.publish',
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
