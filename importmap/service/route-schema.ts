import { ErrorBody } from '@touchline/contracts/errors';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

/** Where the service's routes are in the description of the API. */
export const TAGS = { tags: ['import map'] };

/** What a refused request is answered with. */
export const REFUSALS = { '4xx': ErrorBody, '5xx': ErrorBody };

/** Any Fastify instance, whatever logger and server it was made with. */
export type AnyApp = Pick<FastifyInstance, 'withTypeProvider'>;

/** The same instance, with requests and responses typed by their schemas. */
export function typedApp(instance: AnyApp) {
  return (instance as FastifyInstance).withTypeProvider<ZodTypeProvider>();
}
