import {
  DisableTwoFactor,
  EnableTwoFactor,
  RecoveryCodesAnswer,
  RenewRecoveryCodes,
  TwoFactorSetupAnswer,
  TwoFactorStateAnswer,
} from '@touchline/contracts/identity';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import { END_REASONS } from '../auth/session-ending.ts';
import { assertOwner, sourceOf, type TwoFactorRouteOptions } from './assert-owner.ts';
import { registerMessageCodeRoutes } from './message-code-routes.ts';

const PATH = '/web-api/auth/v1/two-factor';
const TAGS = { tags: ['auth'] };

function registerEnabling(app: App, { auth, mails }: TwoFactorRouteOptions): void {
  app.post(
    `${PATH}/setup`,
    {
      preHandler: app.requireStepUp,
      config: rateClass('sign-in'),
      schema: { ...TAGS, response: { 200: TwoFactorSetupAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { brand } = await auth.configuration();
      return auth.twoFactor.begin(playerOf(request).id, brand);
    },
  );

  app.post(
    `${PATH}/enable`,
    {
      preHandler: app.requireStepUp,
      config: rateClass('sign-in'),
      schema: { ...TAGS, body: EnableTwoFactor, response: { 200: RecoveryCodesAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const player = playerOf(request);
      const { code, lng: language } = request.body;
      const ending = {
        playerId: player.id,
        reason: END_REASONS.twoFactorChanged,
        except: player.sessionId,
      };
      const { result: recoveryCodes } = await auth.withSessionsEnded(ending, async (client) => {
        const given = { playerId: player.id, code, source: sourceOf(player) };
        const codes = await auth.twoFactor.enable(client, given);
        const notice = { kind: 'two-factor-enabled', playerId: player.id, language } as const;
        await mails?.writeNotice(client, notice);
        return codes;
      });
      return { recoveryCodes: [...recoveryCodes] };
    },
  );
}

function registerRenewing(app: App, options: TwoFactorRouteOptions): void {
  const { auth, mails, messageCodes } = options;
  app.post(
    `${PATH}/recovery-codes`,
    {
      preHandler: app.requirePlayer,
      config: rateClass('sign-in'),
      schema: { ...TAGS, body: RenewRecoveryCodes, response: { 200: RecoveryCodesAnswer } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const player = playerOf(request);
      const { id: playerId } = player;
      const { password, code, kind: by, lng: language } = request.body;
      await assertOwner(options, player, password);
      await messageCodes.check({ playerId, code, kind: by, source: sourceOf(player) });
      const recoveryCodes = await inTransaction(auth.pool, async (client) => {
        const codes = await auth.twoFactor.renewRecovery(client, playerId);
        await mails?.writeNotice(client, { kind: 'two-factor-codes-renewed', playerId, language });
        return codes;
      });
      return { recoveryCodes: [...recoveryCodes] };
    },
  );
}

/** Two-factor authentication of the signed-in player. */
export function registerTwoFactorRoutes(app: App, options: TwoFactorRouteOptions): void {
  const { auth, mails, messageCodes } = options;
  registerEnabling(app, options);
  registerRenewing(app, options);
  registerMessageCodeRoutes(app, options);

  app.post(
    `${PATH}/disable`,
    {
      preHandler: app.requirePlayer,
      config: rateClass('sign-in'),
      schema: { ...TAGS, body: DisableTwoFactor, response: { 200: TwoFactorStateAnswer } },
    },
    async (request) => {
      const player = playerOf(request);
      const { password, code, kind: by, lng: language } = request.body;
      await assertOwner(options, player, password);
      const { id: playerId } = player;
      await messageCodes.check({ playerId, code, kind: by, source: sourceOf(player) });
      const left = await inTransaction(auth.pool, async (client) => {
        const kinds = await auth.twoFactor.disable(client, playerId, 'app');
        const kind = kinds.length === 0 ? 'two-factor-disabled' : 'two-factor-changed';
        await mails?.writeNotice(client, { kind, playerId, language });
        return kinds;
      });
      return { isOn: left.length > 0 };
    },
  );
}
