import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { RuleBook } from './rule-book.ts';

/** `?confirmed=true` saves a rule in spite of what speaks against it. */
const Confirmation = z.object({ confirmed: z.optional(z.enum(['true', 'false'])) });
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
    /** What the rules are, for the audit log. */
    readonly kind: 'block' | 'redirect';
    readonly book: RuleBook<Input>;
    readonly input: z.ZodMiniType<Input>;
    readonly rule: z.ZodMiniType<Input & { readonly id: number }>;
    readonly operatorToken: string;
    /** Refuses, by throwing, a rule that the operator has to confirm. */
    readonly assertIntended?: (rule: Input, request: FastifyRequest) => Promise<void>;
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

  const intended = async (request: FastifyRequest, isConfirmed: boolean): Promise<Input> => {
    const sent = request.body as Input;
    if (!isConfirmed) {
      await options.assertIntended?.(sent, request);
    }
    return sent;
  };

  app.get(
    path,
    { ...common, schema: { ...tags, response: { 200: z.object({ rules: z.array(rule) }) } } },
    async () => ({ rules: [...(await book.list())] }),
  );
  const acts = (name: string, reason?: 'required') => ({
    ...common,
    config: {
      ...common.config,
      audit: { action: `${options.kind}-rule.${name}`, ...(reason && { reason }) },
    },
  });
  app.post(
    path,
    {
      ...acts('add'),
      schema: { ...tags, querystring: Confirmation, body, response: { 201: rule } },
    },
    async (request, reply) => {
      const sent = await intended(request, request.query.confirmed === 'true');
      return reply.code(201).send(await book.add(sent, request.audit));
    },
  );
  app.put(
    `${path}/:id`,
    {
      ...acts('change'),
      schema: { ...tags, params: Id, querystring: Confirmation, body, response: { 200: rule } },
    },
    async (request) => {
      const sent = await intended(request, request.query.confirmed === 'true');
      return book.replace(request.params.id, sent, request.audit);
    },
  );
  app.delete(
    `${path}/:id`,
    { ...acts('remove', 'required'), schema: { ...tags, params: Id, response: { 204: z.null() } } },
    async (request, reply) => {
      await book.remove(request.params.id, request.audit);
      return reply.code(204).send(null);
    },
  );
}
