import { ResetTwoFactor, TwoFactorStateAnswer } from '@touchline/contracts/identity';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import type { Auth } from '../auth/auth.ts';
import { END_REASONS } from '../auth/session-ending.ts';
import { languageOfPlayer } from '../mail/language-of-player.ts';
import type { Mails } from '../mail/mails.ts';
import { removeTwoFactor } from './stored-two-factor.ts';

const Parameters = z.object({ id: z.string().check(z.regex(/^\d{8,9}$/)) });

/**
 * Lets a player sign in without a code who has lost the app and the recovery codes. Every sign-in ends and
 * the player is notified: whoever talked an operator into it is found out.
 */
export function registerTwoFactorDesk(
  app: App,
  {
    auth,
    mails,
    operatorToken,
  }: {
    readonly auth: Auth;
    readonly mails: Pick<Mails, 'writeNotice'>;
    readonly operatorToken: string;
  },
): void {
  app.post(
    '/web-api/operator/players/:id/two-factor/reset',
    {
      preHandler: requireOperator(operatorToken),
      config: {
        permission: 'players.reset-two-factor',
        audit: { action: 'two-factor.reset', reason: 'required' },
      },
      schema: {
        tags: ['operator'],
        params: Parameters,
        body: ResetTwoFactor,
        response: { 200: TwoFactorStateAnswer },
      },
    },
    async (request) => {
      const { id: playerId } = request.params;
      if (!(await auth.twoFactor.isOn(playerId))) {
        throw new ApiError('not_found', 'this player signs in without a code');
      }
      const ending = { playerId, reason: END_REASONS.twoFactorChanged };
      await auth.withSessionsEnded(ending, async (client) => {
        const language = await languageOfPlayer(client, playerId);
        await removeTwoFactor(client, playerId);
        await mails.writeNotice(client, { kind: 'two-factor-disabled', playerId, language });
        await request.audit({
          client,
          subject: `player:${playerId}`,
          before: { isOn: true },
          after: { isOn: false },
          reason: request.body.reason,
          at: auth.clock(),
        });
      });
      return { isOn: false };
    },
  );
}
