import {
  CheckedSecurityAnswer,
  CheckSecurityAnswer,
  RemovePlayerQuestion,
  SecurityQuestionAnswer,
} from '@touchline/contracts/identity';
import * as z from 'zod/mini';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import type { Auth } from '../auth/auth.ts';
import { languageOfPlayer } from '../mail/language-of-player.ts';
import type { Mails } from '../mail/mails.ts';

const Parameters = z.object({ id: z.string().check(z.regex(/^\d{8,9}$/)) });
const PATH = '/web-api/operator/players/:id/security-question';
const TAGS = { tags: ['operator'] };

interface DeskOptions {
  readonly auth: Auth;
  readonly mails: Pick<Mails, 'writeNotice'>;
  readonly operatorToken: string;
}

/** Comparing what a caller answers: the operator learns whether it is right, never what is stored. */
function registerCheck(app: App, { auth, operatorToken }: DeskOptions): void {
  app.post(
    `${PATH}/check`,
    {
      preHandler: requireOperator(operatorToken),
      config: { permission: 'players.ask-question', audit: { action: 'security-question.check' } },
      schema: {
        ...TAGS,
        params: Parameters,
        body: CheckSecurityAnswer,
        response: { 200: CheckedSecurityAnswer },
      },
    },
    async (request) => {
      const { id: playerId } = request.params;
      const { answer } = request.body;
      const matches = (await auth.securityQuestions.compare(playerId, answer)) === undefined;
      await inTransaction(auth.pool, (client) =>
        request.audit({
          client,
          subject: `player:${playerId}`,
          after: { matches },
          at: auth.clock(),
        }),
      );
      return { matches };
    },
  );
}

/** Support's side of security questions: asking one, and removing it for a player who has forgotten the answer. */
export function registerSecurityQuestionDesk(app: App, options: DeskOptions): void {
  const { auth, mails, operatorToken } = options;
  app.get(
    PATH,
    {
      preHandler: requireOperator(operatorToken),
      config: { permission: 'players.ask-question' },
      schema: { ...TAGS, params: Parameters, response: { 200: SecurityQuestionAnswer } },
    },
    async (request) => (await auth.securityQuestions.read(request.params.id)) ?? {},
  );

  registerCheck(app, options);

  app.post(
    `${PATH}/remove`,
    {
      preHandler: requireOperator(operatorToken),
      config: {
        permission: 'players.ask-question',
        audit: { action: 'security-question.remove', reason: 'required' },
      },
      schema: {
        ...TAGS,
        params: Parameters,
        body: RemovePlayerQuestion,
        response: { 200: SecurityQuestionAnswer },
      },
    },
    async (request) => {
      const { id: playerId } = request.params;
      await inTransaction(auth.pool, async (client) => {
        const language = await languageOfPlayer(client, playerId);
        if (!(await auth.securityQuestions.remove(client, playerId))) {
          throw new ApiError('not_found', 'this player has no security question');
        }
        await mails.writeNotice(client, { kind: 'security-question-changed', playerId, language });
        await request.audit({
          client,
          subject: `player:${playerId}`,
          before: { isSet: true },
          after: { isSet: false },
          reason: request.body.reason,
          at: auth.clock(),
        });
      });
      return {};
    },
  );
}
