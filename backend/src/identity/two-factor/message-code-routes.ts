import {
  DisableTwoFactorChannel,
  EnableTwoFactorChannel,
  RecoveryCodesAnswer,
  SendTwoFactorCode,
  SentStepUpCode,
  TwoFactorMessagesAnswer,
  TwoFactorStateAnswer,
} from '@touchline/contracts/identity';
import { typedDigits } from '@touchline/domain/player';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { END_REASONS } from '../auth/session-ending.ts';
import { assertOwner, sourceOf, type TwoFactorRouteOptions } from './assert-owner.ts';

const PATH = '/web-api/auth/v1/two-factor/messages';
const TAGS = { tags: ['auth'] };

function registerChanges(app: App, options: TwoFactorRouteOptions): void {
  const { auth, mails, messageCodes } = options;
  app.post(
    `${PATH}/enable`,
    {
      preHandler: app.requireStepUp,
      config: rateClass('proof'),
      schema: { ...TAGS, body: EnableTwoFactorChannel, response: { 200: RecoveryCodesAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const player = playerOf(request);
      const { id: playerId } = player;
      const { channel, code, lng: language } = request.body;
      await messageCodes.prove({ playerId, channel, code: typedDigits(code) });
      const kinds = await auth.twoFactor.kinds(playerId);
      const ending = {
        playerId,
        reason: END_REASONS.twoFactorChanged,
        except: player.sessionId,
      };
      const { result: recoveryCodes } = await auth.withSessionsEnded(ending, async (client) => {
        const codes = await auth.twoFactor.enableChannel(client, playerId, channel);
        const kind = kinds.length === 0 ? 'two-factor-enabled' : 'two-factor-changed';
        await mails?.writeNotice(client, { kind, playerId, language });
        return codes;
      });
      return { recoveryCodes: [...recoveryCodes] };
    },
  );

  app.post(
    `${PATH}/disable`,
    {
      preHandler: app.requirePlayer,
      config: rateClass('sign-in'),
      schema: { ...TAGS, body: DisableTwoFactorChannel, response: { 200: TwoFactorStateAnswer } },
    },
    async (request) => {
      const player = playerOf(request);
      const { id: playerId } = player;
      const { channel, password, code, kind: by, lng: language } = request.body;
      if (!(await auth.twoFactor.kinds(playerId)).includes(channel)) {
        throw new ApiError('not_found', 'these codes are off already');
      }
      await assertOwner(options, player, password);
      await messageCodes.check({ playerId, code, kind: by, source: sourceOf(player) });
      const left = await inTransaction(auth.pool, async (client) => {
        const kinds = await auth.twoFactor.disable(client, playerId, channel);
        const kind = kinds.length === 0 ? 'two-factor-disabled' : 'two-factor-changed';
        await mails?.writeNotice(client, { kind, playerId, language });
        return kinds;
      });
      return { isOn: left.length > 0 };
    },
  );
}

/** Codes by e-mail and SMS of the signed-in player: what is on, sending one, turning them on and off. */
export function registerMessageCodeRoutes(app: App, options: TwoFactorRouteOptions): void {
  const { messageCodes } = options;
  app.get(
    PATH,
    {
      preHandler: app.requirePlayer,
      schema: { ...TAGS, response: { 200: TwoFactorMessagesAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return messageCodes.state(playerOf(request).id);
    },
  );

  app.post(
    `${PATH}/code`,
    {
      preHandler: app.requirePlayer,
      config: rateClass('message'),
      schema: { ...TAGS, body: SendTwoFactorCode, response: { 200: SentStepUpCode } },
    },
    async (request) => {
      const { id: playerId } = playerOf(request);
      const { channel, lng: language } = request.body;
      const requester = { kind: 'signing-in', isKnown: true } as const;
      return messageCodes.send({ playerId, channel, language, requester }, request);
    },
  );

  registerChanges(app, options);
}
