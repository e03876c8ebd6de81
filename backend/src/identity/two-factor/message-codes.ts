import type {
  SentStepUpCode,
  TwoFactorChallenge,
  TwoFactorChannel,
  TwoFactorKind,
  TwoFactorMessagesAnswer,
} from '@touchline/contracts/identity';
import { typedDigits } from '@touchline/domain/player';
import type { FastifyRequest } from 'fastify';
import type { Pool } from '../../platform/database/queryable.ts';
import type { Clock } from '../../platform/clock.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { LoginGuard } from '../auth/login-guard.ts';
import { mailCodeExpiry } from '../mail/mail-codes.ts';
import type { Mails } from '../mail/mails.ts';
import type { Requester } from '../messages/message-quota.ts';
import { CODE_ATTEMPTS } from '../messages/typed-code.ts';
import type { PhoneProofs } from '../phone/phone-proofs.ts';
import { maskedEmail, maskedPhone } from '../player-configuration/masked.ts';
import { readContacts } from './stored-channels.ts';
import { attemptOf, type GivenCode, type TwoFactor, wrongCode } from './two-factor.ts';

const PURPOSE = 'sign-in';

/** A code to send to a player's own address or phone. */
export interface CodeRequest {
  readonly playerId: string;
  readonly channel: TwoFactorChannel;
  readonly language: string;
  readonly requester: Requester;
}

/** Codes by message as a second factor, beside those of an app. */
export interface MessageCodes {
  /** How a player can get at a code now: ways that are on, and work. */
  readonly challenge: (playerId: string) => Promise<TwoFactorChallenge>;
  /** What a player can turn on or off. */
  readonly state: (playerId: string) => Promise<TwoFactorMessagesAnswer>;
  /**
   * Sends a code to the confirmed address or the linked phone.
   * @throws ApiError `unavailable` without one or where the site sends none; `rate_limited`
   */
  readonly send: (wanted: CodeRequest, request: FastifyRequest) => Promise<SentStepUpCode>;
  /**
   * Spends a code that was sent, whether or not its channel is on.
   * @throws ApiError `phone_code_wrong`, `phone_code_expired`
   */
  readonly prove: (given: {
    readonly playerId: string;
    readonly channel: TwoFactorChannel;
    readonly code: string;
  }) => Promise<void>;
  /**
   * Spends a code of any way that is on. Every attempt is counted before it is checked.
   * @throws ApiError `two_factor_code_wrong`, `phone_code_wrong`, `phone_code_expired`, `rate_limited`
   */
  readonly check: (given: GivenCode & { readonly kind: TwoFactorKind }) => Promise<void>;
}

interface Dependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly guard: LoginGuard;
  readonly twoFactor: Pick<TwoFactor, 'kinds' | 'check'>;
  readonly phoneProofs: Pick<PhoneProofs, 'isOffered' | 'send' | 'spend'>;
  /** Undefined where no mail is sent. */
  readonly mails: Pick<Mails, 'isOffered' | 'ask' | 'codes'> | undefined;
}

const unavailable = () => new ApiError('unavailable', 'no code can be sent there');

async function readState(
  { pool, twoFactor, phoneProofs, mails }: Dependencies,
  playerId: string,
): Promise<TwoFactorMessagesAnswer> {
  const { email, phone } = await readContacts(pool, playerId);
  const kinds = await twoFactor.kinds(playerId);
  return {
    email: {
      isOn: kinds.includes('email'),
      to: email && maskedEmail(email),
      isOffered: (await mails?.isOffered()) === true,
    },
    phone: {
      isOn: kinds.includes('phone'),
      to: phone && maskedPhone(phone),
      isOffered: await phoneProofs.isOffered(),
    },
  };
}

async function readChallenge(
  dependencies: Dependencies,
  playerId: string,
): Promise<TwoFactorChallenge> {
  const { email, phone } = await readState(dependencies, playerId);
  const works = (way: typeof email) => way.isOn && way.isOffered && way.to !== undefined;
  const kinds = (await dependencies.twoFactor.kinds(playerId)).filter(
    (kind) => kind === 'app' || works(kind === 'email' ? email : phone),
  );
  return {
    kinds,
    ...(kinds.includes('email') && { email: email.to }),
    ...(kinds.includes('phone') && { phone: phone.to }),
  };
}

async function sendMail(
  { pool, clock, mails }: Dependencies,
  { playerId, language, requester }: CodeRequest,
  request: FastifyRequest,
): Promise<SentStepUpCode> {
  const { email: recipient } = await readContacts(pool, playerId);
  if (recipient === undefined || mails === undefined) {
    throw unavailable();
  }
  const expiresAt = mailCodeExpiry(clock());
  const asked = { kind: 'sign-in-code', playerId, recipient, requester, language } as const;
  const sent = await mails.ask(request, asked);
  return { to: maskedEmail(recipient), expiresAt, attemptsLeft: CODE_ATTEMPTS, ...sent };
}

async function sendText(
  { pool, phoneProofs }: Dependencies,
  { playerId, language, requester }: CodeRequest,
): Promise<SentStepUpCode> {
  const { phone } = await readContacts(pool, playerId);
  if (phone === undefined) {
    throw unavailable();
  }
  const message = { phone, language, purpose: PURPOSE, requester } as const;
  const { expiresAt, resendAt, attemptsLeft, messageUrl } = await phoneProofs.send(message);
  return { to: maskedPhone(phone), expiresAt, resendAt, attemptsLeft, messageUrl };
}

/** See `MessageCodes`. */
export function createMessageCodes(dependencies: Dependencies): MessageCodes {
  const { pool, guard, twoFactor, phoneProofs, mails } = dependencies;

  const prove: MessageCodes['prove'] = async ({ playerId, channel, code }) => {
    if (channel === 'email') {
      if (mails === undefined) {
        throw unavailable();
      }
      await mails.codes.spend({ playerId, purpose: PURPOSE, code });
      return;
    }
    const { phone } = await readContacts(pool, playerId);
    if (phone === undefined) {
      throw unavailable();
    }
    await phoneProofs.spend({ phone, code, purpose: PURPOSE });
  };

  return {
    challenge: (playerId) => readChallenge(dependencies, playerId),
    state: (playerId) => readState(dependencies, playerId),
    send: (wanted, request) =>
      wanted.channel === 'email'
        ? sendMail(dependencies, wanted, request)
        : sendText(dependencies, wanted),
    prove,
    check: async ({ kind, ...given }) => {
      if (kind === 'app') {
        await twoFactor.check(given);
        return;
      }
      const { playerId, code, source } = given;
      await guard.begin({ login: attemptOf(playerId), source });
      if (!(await twoFactor.kinds(playerId)).includes(kind)) {
        throw wrongCode();
      }
      await prove({ playerId, channel: kind, code: typedDigits(code) });
      await guard.succeed(attemptOf(playerId));
    },
  };
}
