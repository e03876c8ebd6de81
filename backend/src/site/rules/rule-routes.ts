import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { RuleBook } from './rule-book.ts';

/** `?confirmed=true` saves a rule in spite of what speaks against it. */
const Confirmation = z.object({ confirmed: z.optional(z.enum(['true', 'false'])) });
const Id = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });

type AnyRule = { readonly enabled: boolean; readonly priority: number };

interface RuleRouteOptions<Input extends AnyRule> {
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
}

/** What every act on a book of rules has in common; each is in the audit log. */
function actsOn<Input extends AnyRule>({ kind, operatorToken }: RuleRouteOptions<Input>) {
  return (name: string, reason?: 'required') => ({
    preHandler: requireOperator(operatorToken),
    config: {
      ...rateClass('session'),
      permission: 'rules.change' as const,
      audit: { action: `${kind}-rule.${name}`, ...(reason && { reason }) },
    },
  });
}

/** The rule that was sent, once the operator has confirmed what speaks against it. */
async function intendedRule<Input extends AnyRule>(
  request: FastifyRequest<{ Querystring: z.infer<typeof Confirmation> }>,
  assertIntended: RuleRouteOptions<Input>['assertIntended'],
): Promise<Input> {
  const sent = request.body as Input;
  if (request.query.confirmed !== 'true') {
    await assertIntended?.(sent, request);
  }
  return sent;
}

/** Reading and changing a book of rules, for operators: `GET`, `POST`, `PUT /:id`, `DELETE /:id`. */
export function registerRuleRoutes<Input extends AnyRule>(
  app: App,
  options: RuleRouteOptions<Input>,
): void {
  const { path, book, input, assertIntended } = options;
  // What is sent has just been read by the schema, or written through it.
  const rule: z.ZodMiniType = options.rule;
  const body: z.ZodMiniType = input;
  const common = {
    config: { ...rateClass('session'), permission: 'rules.read' as const },
    preHandler: requireOperator(options.operatorToken),
  };
  const tags = { tags: [options.tag] };

  const acts = actsOn(options);

  app.get(
    path,
    { ...common, schema: { ...tags, response: { 200: z.object({ rules: z.array(rule) }) } } },
    async () => ({ rules: [...(await book.list())] }),
  );
  app.post(
    path,
    {
      ...acts('add'),
      schema: { ...tags, querystring: Confirmation, body, response: { 201: rule } },
    },
    async (request, reply) => {
      const sent = await intendedRule<Input>(request, assertIntended);
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
      const sent = await intendedRule<Input>(request, assertIntended);
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
