import type {
  SendStepUpCode,
  SentStepUpCode,
  StepUpCodeKind,
  StepUpKind,
} from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Player } from '../../platform/http/player.ts';
import { mailCodeExpiry } from '../mail/mail-codes.ts';
import type { Mails } from '../mail/mails.ts';
import { CODE_ATTEMPTS } from '../messages/typed-code.ts';
import type { PhoneProofs } from '../phone/phone-proofs.ts';
import { maskedEmail, maskedPhone } from '../player-configuration/masked.ts';
import type { LoginGuard } from './login-guard.ts';
import { checkOwnPassword } from './own-password.ts';
import type { StepUpAccount } from './step-up-account.ts';

const PURPOSE = 'step-up';

export interface StepUpDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly guard: LoginGuard;
  readonly phoneProofs: PhoneProofs;
  /** Undefined where no mail is sent. */
  readonly mails: Pick<Mails, 'isOffered' | 'ask' | 'codes'> | undefined;
}

export const UNAVAILABLE = 'this player cannot prove it in this way';

/** Whether an account may use a kind of proof. */
type Offered = Readonly<Record<StepUpKind, (account: StepUpAccount) => Promise<boolean>>>;

function assertAvailable<Means>(means: Means | undefined): Means {
  if (means === undefined) {
    throw new ApiError('step_up_unavailable', UNAVAILABLE);
  }
  return means;
}

/** Who has a password gives it: a phone is lost with the session that is open on it. */
export function createOffered({
  phoneProofs,
  mails,
}: Pick<StepUpDependencies, 'phoneProofs' | 'mails'>): Offered {
  return {
    password: async ({ hasPassword }) => hasPassword,
    phone: async ({ hasPassword, phone }) =>
      !hasPassword && phone !== undefined && (await phoneProofs.isOffered()),
    email: async ({ hasPassword, email }) =>
      !hasPassword && email !== undefined && (await mails?.isOffered()) === true,
    'sign-in': async ({ hasPassword }) => !hasPassword,
  };
}

/** Checks proofs by their kind: each resolves where the proof is valid. */
export function createChecks({ guard, phoneProofs, mails }: StepUpDependencies) {
  return {
    password: async ({ passwordHash }: StepUpAccount, player: Player, password: string) => {
      await checkOwnPassword(guard, player, { passwordHash, password });
    },
    phone: async ({ phone }: StepUpAccount, _player: Player, code: string) => {
      await phoneProofs.spend({ phone: assertAvailable(phone), code, purpose: PURPOSE });
    },
    email: async (_account: StepUpAccount, player: Player, code: string) => {
      await assertAvailable(mails).codes.spend({ playerId: player.id, purpose: PURPOSE, code });
    },
  };
}

type Send = (
  account: StepUpAccount,
  player: Player,
  request: FastifyRequest<{ Body: SendStepUpCode }>,
) => Promise<SentStepUpCode>;

function sendToPhone(phoneProofs: PhoneProofs): Send {
  return async (account, _player, { body: { lng: language } }) => {
    const phone = assertAvailable(account.phone);
    const { expiresAt, resendAt, attemptsLeft, messageUrl } = await phoneProofs.send({
      phone,
      language,
      purpose: PURPOSE,
      requester: { kind: 'owner' },
    });
    return { to: maskedPhone(phone), expiresAt, resendAt, attemptsLeft, messageUrl };
  };
}

function sendToAddress({ mails, clock }: Pick<StepUpDependencies, 'mails' | 'clock'>): Send {
  return async (account, { id: playerId }, request) => {
    const recipient = assertAvailable(account.email);
    const expiresAt = mailCodeExpiry(clock());
    const sent = await assertAvailable(mails).ask(request, {
      kind: PURPOSE,
      playerId,
      recipient,
      requester: { kind: 'owner' },
      language: request.body.lng,
    });
    return { to: maskedEmail(recipient), expiresAt, attemptsLeft: CODE_ATTEMPTS, ...sent };
  };
}

/** Sends codes by their kind. */
export function createSending(options: StepUpDependencies): Readonly<Record<StepUpCodeKind, Send>> {
  return { phone: sendToPhone(options.phoneProofs), email: sendToAddress(options) };
}
