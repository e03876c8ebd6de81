import { text } from '@touchline/contracts/text';
import * as z from 'zod';
import type { App } from '../../platform/http/app.ts';
import { auditActorOf, requireOperator } from '../../platform/http/operator.ts';
import type { PersonMatches } from './matches.ts';
import { PERSON_KEY_KINDS } from './person-keys.ts';

const PATH = '/web-api/operator/person-matches';
const TAGS = { tags: ['responsible-gaming'] };
const Match = z.object({
  id: z.string(),
  playerId: z.string().optional(),
  excludedPlayerId: z.string(),
  kind: z.enum(PERSON_KEY_KINDS),
  foundAt: z.number(),
});
const Decision = z.object({
  decision: z.enum(['same-person', 'other-person']),
  /** Why, for the audit log. */
  reason: text().check(z.minLength(3), z.maxLength(200)),
});

/** The operator's list of players who look like excluded ones. */
export function registerMatchRoutes(
  app: App,
  options: { readonly operatorToken: string; readonly matches: PersonMatches },
): void {
  const { matches } = options;
  const desk = { preHandler: requireOperator(options.operatorToken) };

  app.get(
    PATH,
    {
      ...desk,
      config: { permission: 'players.match' },
      schema: { ...TAGS, response: { 200: z.object({ matches: z.array(Match) }) } },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { matches: [...(await matches.open())] };
    },
  );

  app.put(
    `${PATH}/:id/decision`,
    {
      ...desk,
      config: {
        permission: 'players.match',
        audit: { action: 'person-match.decide', reason: 'required' },
      },
      schema: {
        ...TAGS,
        params: z.object({ id: z.string().regex(/^\d{1,18}$/) }),
        body: Decision,
        response: { 200: Decision },
      },
    },
    async (request) => {
      const { decision, reason } = request.body;
      await matches.decide(request.params.id, {
        decision,
        actor: auditActorOf(request),
        audit: request.audit,
      });
      return { decision, reason };
    },
  );
}
