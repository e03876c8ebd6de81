import {
  RemoveSecurityQuestion,
  SecurityQuestionAnswer,
  SetSecurityQuestion,
} from '@touchline/contracts/identity';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Auth } from '../auth/auth.ts';
import type { Mails } from '../mail/mails.ts';

const PATH = '/web-api/auth/v1/security-question';
const TAGS = { tags: ['auth'] };
const KIND = 'security-question-changed';

/** The signed-in player's security question: which it is, setting and removing it. */
export function registerSecurityQuestionRoutes(
  app: App,
  { auth, mails }: { readonly auth: Auth; readonly mails: Pick<Mails, 'writeNotice'> | undefined },
): void {
  const { securityQuestions } = auth;
  const changes = { preHandler: app.requireStepUp, config: rateClass('sign-in') };

  app.get(
    PATH,
    {
      preHandler: app.requirePlayer,
      schema: { ...TAGS, response: { 200: SecurityQuestionAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return (await securityQuestions.read(playerOf(request).id)) ?? {};
    },
  );

  app.post(
    PATH,
    {
      ...changes,
      schema: { ...TAGS, body: SetSecurityQuestion, response: { 200: SecurityQuestionAnswer } },
    },
    async (request) => {
      const { id: playerId } = playerOf(request);
      const { question, answer, lng: language } = request.body;
      const answerHash = await securityQuestions.prepare({ question, answer });
      await inTransaction(auth.pool, async (client) => {
        await securityQuestions.store(client, { playerId, question, answerHash });
        await mails?.writeNotice(client, { kind: KIND, playerId, language });
      });
      return { question, setAt: auth.clock() };
    },
  );

  app.post(
    `${PATH}/remove`,
    {
      ...changes,
      schema: { ...TAGS, body: RemoveSecurityQuestion, response: { 200: SecurityQuestionAnswer } },
    },
    async (request) => {
      const { id: playerId } = playerOf(request);
      await inTransaction(auth.pool, async (client) => {
        if (!(await securityQuestions.remove(client, playerId))) {
          throw new ApiError('not_found', 'there is no security question');
        }
        const { lng: language } = request.body;
        await mails?.writeNotice(client, { kind: KIND, playerId, language });
      });
      return {};
    },
  );
}
