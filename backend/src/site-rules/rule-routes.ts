import * as z from 'zod/mini';
import type { App } from '../platform/app.ts';
import { requireOperator } from '../platform/operator.ts';
import { rateClass } from '../platform/rate-limits.ts';
import type { RuleBook } from './rule-book.ts';

const Id = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });

/** Reading and changing a book of rules, for operators: `GET`, `POST`, `PUT /:id`, `DELETE /:id`. */
export function registerRuleRoutes<
  Input extends { readonly enabled: boolean; readonly priority: number },
>(
  app: App,
  options: {
    /** Without a closing slash. */
    readonly path: string;
    readonly tag: string;
    readonly book: RuleBook<Input>;
    readonly input: z.ZodMiniType<Input>;
    readonly rule: z.ZodMiniType<Input & { readonly id: number }>;
    readonly operatorToken: string;
  },
): void {
  const { path, book, input } = options;
  // What is sent has just been read by the schema, or written through it.
  const rule: z.ZodMiniType = options.rule;
  const body: z.ZodMiniType = input;
  const common = {
    config: rateClass('session'),
    preHandler: requireOperator(options.operatorToken),
  };
  const tags = { tags: [options.tag] };

  app.get(
    path,
    { ...common, schema: { ...tags, response: { 200: z.object({ rules: z.array(rule) }) } } },
    async () => ({ rules: [...(await book.list())] }),
  );
  app.post(
    path,
    { ...common, schema: { ...tags, body, response: { 201: rule } } },
    async (request, reply) => reply.code(201).send(await book.add(request.body as Input)),
  );
  app.put(
    `${path}/:id`,
    { ...common, schema: { ...tags, params: Id, body, response: { 200: rule } } },
    async (request) => book.replace(request.params.id, request.body as Input),
  );
  app.delete(
    `${path}/:id`,
    { ...common, schema: { ...tags, params: Id, response: { 204: z.null() } } },
    async (request, reply) => {
      await book.remove(request.params.id);
      return reply.code(204).send(null);
    },
  );
}
