import {
  BeginEmailChange,
  BegunEmailChange,
  ChangedEmailAnswer,
  ConfirmEmailChange,
  EmailChangeAnswer,
  UndoEmailChange,
  UndoneEmailChange,
} from '@touchline/contracts/identity';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Auth } from '../auth/auth.ts';
import { activationState } from '../auth/email-activation.ts';
import { requireSameOrigin } from '../auth/same-origin.ts';
import { mailCodeExpiry } from '../mail/mail-codes.ts';
import type { Mails } from '../mail/mails.ts';
import { RESEND_AFTER_MS } from '../messages/message-quota.ts';
import type { PhoneNotices } from '../phone/phone-notices.ts';
import { maskedEmail } from '../player-configuration/masked.ts';
import { assertNoChannel } from '../two-factor/stored-channels.ts';
import { changeEmail } from './change-email.ts';
import { undoEmailChange } from './undo-email-change.ts';

const PATH = '/web-api/auth/v1/email-change';
const TAGS = { tags: ['auth'] };

interface EmailChangeOptions {
  readonly auth: Auth;
  readonly mails: Mails;
  /** Undefined where no short messages are sent. */
  readonly phoneNotices?: Pick<PhoneNotices, 'emailAdded'> | undefined;
}

function registerBegin(app: App, { auth, mails }: EmailChangeOptions): void {
  app.post(
    PATH,
    {
      preHandler: app.requireStepUp,
      config: rateClass('message'),
      schema: { ...TAGS, body: BeginEmailChange, response: { 200: BegunEmailChange } },
    },
    async (request) => {
      const { id: playerId } = playerOf(request);
      const { email, lng: language } = request.body;
      await assertNoChannel(auth.pool, playerId, 'email');
      const { email: current } = await activationState(auth.pool, playerId);
      if (current.toLowerCase() === email.toLowerCase()) {
        throw new ApiError('email_unchanged', 'this is the address of the account');
      }
      const asked = await mails.ask(request, {
        kind: 'email-change',
        playerId,
        recipient: email,
        language,
        requester: { kind: 'player', playerId },
        along: (client, now) => mails.emailChanges.begin(client, { playerId, email, now }),
      });
      return { ...asked, expiresAt: mailCodeExpiry(asked.resendAt - RESEND_AFTER_MS) };
    },
  );
}

function registerConfirm(app: App, { auth, mails, phoneNotices }: EmailChangeOptions): void {
  app.post(
    `${PATH}/confirm`,
    {
      preHandler: app.requirePlayer,
      config: rateClass('proof'),
      schema: { ...TAGS, body: ConfirmEmailChange, response: { 200: ChangedEmailAnswer } },
    },
    async (request) => {
      const { id: playerId } = playerOf(request);
      const { code, lng: language } = request.body;
      const changed = await mails.emailChanges.spend({ playerId, code }, async (client, email) => {
        const change = { playerId, email, language, now: auth.clock() };
        return { email, hadOne: await changeEmail(client, mails, request, change) };
      });
      request.log.info({ player: playerId }, 'the e-mail address of an account was changed');
      if (!changed.hadOne) {
        await phoneNotices?.emailAdded(playerId, language).catch((error: unknown) => {
          request.log.warn({ err: error, player: playerId }, 'the phone could not be notified');
        });
      }
      return { email: maskedEmail(changed.email) };
    },
  );
}

/** Changing the e-mail address of an account: a code to the new one, a way back for the former one. */
export function registerEmailChangeRoutes(app: App, options: EmailChangeOptions): void {
  const { auth, mails } = options;
  app.get(
    PATH,
    { preHandler: app.requirePlayer, schema: { ...TAGS, response: { 200: EmailChangeAnswer } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id } = playerOf(request);
      const { email, isActivated } = await activationState(auth.pool, id);
      const pending = await mails.emailChanges.pending(id);
      return {
        email: maskedEmail(email),
        isConfirmed: isActivated,
        pending: pending && {
          email: pending.email,
          resendAt: pending.requestedAt + RESEND_AFTER_MS,
          expiresAt: pending.expiresAt,
        },
      };
    },
  );

  registerBegin(app, options);
  registerConfirm(app, options);

  app.post(
    '/web-api/auth/v1/email-undo',
    {
      config: rateClass('proof'),
      preHandler: requireSameOrigin,
      schema: { ...TAGS, body: UndoEmailChange, response: { 200: UndoneEmailChange } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const token = await undoEmailChange(auth, request.body.token);
      request.log.warn('a change of an e-mail address was undone by its former owner');
      return { token };
    },
  );
}
