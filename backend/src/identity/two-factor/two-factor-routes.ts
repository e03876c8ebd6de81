import {
  DisableTwoFactor,
  EnableTwoFactor,
  RecoveryCodesAnswer,
  RenewRecoveryCodes,
  TwoFactorSetupAnswer,
  TwoFactorStateAnswer,
} from '@touchline/contracts/identity';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { type Player, playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Auth } from '../auth/auth.ts';
import { checkOwnPassword } from '../auth/own-password.ts';
import { END_REASONS } from '../auth/session-ending.ts';
import { readStepUpAccount } from '../auth/step-up-account.ts';
import type { StepUp } from '../auth/step-up.ts';
import type { Mails } from '../mail/mails.ts';

const PATH = '/web-api/auth/v1/two-factor';
const TAGS = { tags: ['auth'] };

interface TwoFactorRouteOptions {
  readonly auth: Auth;
  readonly mails: Mails | undefined;
  readonly stepUp: Pick<StepUp, 'assertProved'>;
}

const sourceOf = ({ sessionId }: Player) => `session ${sessionId}`;

/** The password, or where the account has none another proof within the last minutes. */
async function assertOwner(
  { auth, stepUp }: TwoFactorRouteOptions,
  player: Player,
  password: string | undefined,
): Promise<void> {
  const { hasPassword, passwordHash } = await readStepUpAccount(auth, player.id);
  if (!hasPassword) {
    await stepUp.assertProved(player);
  } else if (password === undefined) {
    throw new ApiError('step_up_failed', 'the password is missing');
  } else {
    await checkOwnPassword(auth.guard, player, { passwordHash, password });
  }
}

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
      const recoveryCodes = await inTransaction(auth.pool, async (client) => {
        const given = { playerId: player.id, code, source: sourceOf(player) };
        const codes = await auth.twoFactor.enable(client, given);
        const notice = { kind: 'two-factor-enabled', playerId: player.id, language } as const;
        await mails?.writeNotice(client, notice);
        return codes;
      });
      await auth.endOtherSessions(player, END_REASONS.twoFactorChanged);
      return { recoveryCodes: [...recoveryCodes] };
    },
  );
}

function registerRenewing(app: App, options: TwoFactorRouteOptions): void {
  const { auth, mails } = options;
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
      const { password, code, lng: language } = request.body;
      await assertOwner(options, player, password);
      await auth.twoFactor.check({ playerId, code, source: sourceOf(player) });
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
  const { auth, mails } = options;
  registerEnabling(app, options);
  registerRenewing(app, options);

  app.post(
    `${PATH}/disable`,
    {
      preHandler: app.requirePlayer,
      config: rateClass('sign-in'),
      schema: { ...TAGS, body: DisableTwoFactor, response: { 200: TwoFactorStateAnswer } },
    },
    async (request) => {
      const player = playerOf(request);
      const { password, code, lng: language } = request.body;
      await assertOwner(options, player, password);
      const { id: playerId } = player;
      await auth.twoFactor.check({ playerId, code, source: sourceOf(player) });
      await inTransaction(auth.pool, async (client) => {
        await auth.twoFactor.disable(client, playerId);
        await mails?.writeNotice(client, { kind: 'two-factor-disabled', playerId, language });
      });
      return { isOn: false };
    },
  );
}
