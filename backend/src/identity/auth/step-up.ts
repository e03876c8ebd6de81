import type {
  SendStepUpCode,
  SentStepUpCode,
  StepUpCodeKind,
  StepUpKind,
  StepUpOptions,
  StepUpProof,
} from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import type { Pool } from '../../platform/database/queryable.ts';
import { mailCodeExpiry } from '../mail/mail-codes.ts';
import type { Mails } from '../mail/mails.ts';
import { CODE_ATTEMPTS } from '../messages/typed-code.ts';
import type { Phone } from '../phone/phone-numbers.ts';
import type { PhoneProofs } from '../phone/phone-proofs.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { maskedEmail, maskedPhone } from '../player-configuration/masked.ts';
import type { Player } from '../../platform/http/player.ts';
import { isSettled } from './contact-age.ts';
import type { LoginGuard } from './login-guard.ts';
import { verifyPassword } from './passwords.ts';

/** A proof counts for this long, and so does signing in. */
export const PROVED_MS = 300_000;

const PURPOSE = 'step-up';

/** Step-up authentication: protects players from a thief with nothing but their session. */
export interface StepUp {
  readonly options: (player: Player) => Promise<StepUpOptions>;
  /**
   * Sends a code to the confirmed phone or address.
   * @throws ApiError `step_up_unavailable`, `rate_limited`, `unavailable`
   */
  readonly sendCode: (
    player: Player,
    request: FastifyRequest<{ Body: SendStepUpCode }>,
  ) => Promise<SentStepUpCode>;
  /**
   * Records a proof on the session.
   * @returns until when it counts, milliseconds since epoch
   * @throws ApiError `step_up_failed`, `step_up_unavailable`, `phone_code_wrong`, `phone_code_expired`,
   * `rate_limited`
   */
  readonly prove: (player: Player, proof: StepUpProof) => Promise<number>;
  /** @throws ApiError `step_up_required` unless the session was proved within the last 5 minutes */
  readonly assertProved: (player: Player) => Promise<void>;
}

export interface StepUpDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly guard: LoginGuard;
  readonly phoneProofs: PhoneProofs;
  /** Undefined where no mail is sent. */
  readonly mails: Pick<Mails, 'isOffered' | 'ask' | 'codes'> | undefined;
}

interface Account {
  readonly passwordHash: string;
  /** A social network signs in without one, until one is chosen. */
  readonly hasPassword: boolean;
  /** Bound, and long enough ago. */
  readonly phone: Phone | undefined;
  /** Confirmed, and given long enough ago. */
  readonly email: string | undefined;
}

/** Makes the one mechanism of step-up; each kind of proof is an entry of two tables. */
export function createStepUp({
  pool,
  clock,
  guard,
  phoneProofs,
  mails,
}: StepUpDependencies): StepUp {
  async function accountOf(playerId: string): Promise<Account> {
    const { rows } = await pool.query(
      `SELECT password_hash, registration <> 'social' OR password_changed_at IS NOT NULL AS has_password,
         phone_code, phone_number, phone_activated, phone_bound_at,
         email, email_activated, email_bound_at
       FROM player LEFT JOIN player_profile ON player_id = id WHERE id = $1`,
      [playerId],
    );
    const [row] = rows;
    if (row === undefined) {
      throw new ApiError('unauthorized', 'this account no longer exists');
    }
    const now = clock();
    const { phone_code: code, phone_number: number } = row;
    const isPhoneUsable = row.phone_activated === true && isSettled(row.phone_bound_at, now);
    const isEmailUsable = row.email_activated === true && isSettled(row.email_bound_at, now);
    return {
      passwordHash: row.password_hash,
      hasPassword: row.has_password,
      phone: isPhoneUsable && code !== null && number !== null ? { code, number } : undefined,
      email: isEmailUsable ? (row.email ?? undefined) : undefined,
    };
  }

  /** Who has a password gives it: a phone is lost with the session that is open on it. */
  const isOffered: Readonly<Record<StepUpKind, (account: Account) => Promise<boolean>>> = {
    password: async ({ hasPassword }) => hasPassword,
    phone: async ({ hasPassword, phone }) =>
      !hasPassword && phone !== undefined && (await phoneProofs.isOffered()),
    email: async ({ hasPassword, email }) =>
      !hasPassword && email !== undefined && (await mails?.isOffered()) === true,
    'sign-in': async ({ hasPassword }) => !hasPassword,
  };

  /** Resolves where the proof is good. */
  const check = {
    password: async ({ passwordHash }: Account, player: Player, password: string) => {
      // Any holder of the session counts, from wherever.
      const attempt = `${PURPOSE} ${player.sessionId}`;
      await guard.begin({ login: attempt, source: PURPOSE });
      if (!(await verifyPassword(passwordHash, password))) {
        throw new ApiError('step_up_failed', 'the password is wrong');
      }
      await guard.succeed(attempt);
    },
    phone: async ({ phone }: Account, _player: Player, code: string) => {
      await phoneProofs.spend({ phone: assertAvailable(phone), code, purpose: PURPOSE });
    },
    email: async (_account: Account, player: Player, code: string) => {
      await assertAvailable(mails).codes.spend(player.id, code);
    },
  };

  /** Sends a code, each kind in its way. */
  const send: Readonly<
    Record<
      StepUpCodeKind,
      (
        account: Account,
        player: Player,
        request: FastifyRequest<{ Body: SendStepUpCode }>,
      ) => Promise<SentStepUpCode>
    >
  > = {
    phone: async (account, _player, { body: { lng: language } }) => {
      const phone = assertAvailable(account.phone);
      const { expiresAt, resendAt, attemptsLeft, messageUrl } = await phoneProofs.send({
        phone,
        language,
        purpose: PURPOSE,
        requester: { kind: 'owner' },
      });
      return { to: maskedPhone(phone), expiresAt, resendAt, attemptsLeft, messageUrl };
    },
    email: async (account, { id: playerId }, request) => {
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
    },
  };

  function assertAvailable<Means>(means: Means | undefined): Means {
    if (means === undefined) {
      throw new ApiError('step_up_unavailable', 'this player cannot prove it in this way');
    }
    return means;
  }

  async function accountFor(player: Player, kind: StepUpKind): Promise<Account> {
    const account = await accountOf(player.id);
    if (!(await isOffered[kind](account))) {
      throw new ApiError('step_up_unavailable', 'this player cannot prove it in this way');
    }
    return account;
  }

  return {
    options: async (player) => {
      const account = await accountOf(player.id);
      const kinds: StepUpKind[] = [];
      for (const kind of ['password', 'phone', 'email', 'sign-in'] as const) {
        if (await isOffered[kind](account)) {
          kinds.push(kind);
        }
      }
      return {
        kinds,
        ...(kinds.includes('phone') &&
          account.phone !== undefined && { phone: maskedPhone(account.phone) }),
        ...(kinds.includes('email') &&
          account.email !== undefined && { email: maskedEmail(account.email) }),
      };
    },
    sendCode: async (player, request) => {
      const { kind } = request.body;
      return send[kind](await accountFor(player, kind), player, request);
    },
    prove: async (player, proof) => {
      const account = await accountFor(player, proof.kind);
      await (proof.kind === 'password'
        ? check.password(account, player, proof.password)
        : check[proof.kind](account, player, proof.code));
      const now = clock();
      const { rowCount } = await pool.query(
        'UPDATE player_session SET proved_at = $2 WHERE id = $1 AND ended_at IS NULL',
        [player.sessionId, new Date(now)],
      );
      if (rowCount !== 1) {
        throw new ApiError('unauthorized', 'this sign-in has ended');
      }
      return now + PROVED_MS;
    },
    assertProved: async ({ sessionId }) => {
      const { rowCount } = await pool.query(
        'SELECT FROM player_session WHERE id = $1 AND proved_at > $2 AND ended_at IS NULL',
        [sessionId, new Date(clock() - PROVED_MS)],
      );
      if (rowCount !== 1) {
        throw new ApiError('step_up_required', 'prove first that it is you');
      }
    },
  };
}
