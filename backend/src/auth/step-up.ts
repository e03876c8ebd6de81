import type { SentStepUpCode, StepUpKind, StepUpOptions, StepUpProof } from '@touchline/contracts';
import type { Pool } from 'pg';
import type { Phone } from '../phone/phone-numbers.ts';
import type { PhoneProofs } from '../phone/phone-proofs.ts';
import { ApiError } from '../platform/api-error.ts';
import type { Clock } from '../platform/clock.ts';
import { maskedPhone } from '../platform/masked.ts';
import type { Player } from '../platform/player.ts';
import { isSettled } from './contact-age.ts';
import type { LoginGuard } from './login-guard.ts';
import { verifyPassword } from './passwords.ts';

/** A proof counts for this long, and so does signing in. */
export const PROVED_MS = 300_000;

const PURPOSE = 'step-up';

/** Step-up authentication: protects players from somebody who holds nothing but their session. */
export interface StepUp {
  readonly options: (player: Player) => Promise<StepUpOptions>;
  /**
   * Sends a code to the bound phone.
   * @throws ApiError `step_up_unavailable`, `rate_limited`, `unavailable`
   */
  readonly sendCode: (player: Player, language: string) => Promise<SentStepUpCode>;
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
}

interface Account {
  readonly passwordHash: string;
  /** A social network signs in without one, until one is chosen. */
  readonly hasPassword: boolean;
  /** Bound, and long enough ago. */
  readonly phone: Phone | undefined;
}

interface AccountRow {
  readonly password_hash: string;
  readonly has_password: boolean;
  readonly phone_code: string;
  readonly phone_number: string;
  readonly phone_activated: boolean | null;
  readonly phone_bound_at: Date | null;
}

/** Makes the one mechanism of step-up; each kind of proof is an entry of two tables. */
export function createStepUp({ pool, clock, guard, phoneProofs }: StepUpDependencies): StepUp {
  async function accountOf(playerId: string): Promise<Account> {
    const { rows } = await pool.query<AccountRow>(
      `SELECT password_hash, registration <> 'social' OR password_changed_at IS NOT NULL AS has_password,
         phone_code, phone_number, phone_activated, phone_bound_at
       FROM player LEFT JOIN player_profile ON player_id = id WHERE id = $1`,
      [playerId],
    );
    const [row] = rows;
    if (row === undefined) {
      throw new ApiError('unauthorized', 'this account is gone');
    }
    const isUsable = row.phone_activated === true && isSettled(row.phone_bound_at, clock());
    return {
      passwordHash: row.password_hash,
      hasPassword: row.has_password,
      phone: isUsable ? { code: row.phone_code, number: row.phone_number } : undefined,
    };
  }

  /** Who has a password gives it: a phone is lost with the session that is open on it. */
  const isOffered: Readonly<Record<StepUpKind, (account: Account) => Promise<boolean>>> = {
    password: async ({ hasPassword }) => hasPassword,
    phone: async ({ hasPassword, phone }) =>
      !hasPassword && phone !== undefined && (await phoneProofs.isOffered()),
    'sign-in': async ({ hasPassword }) => !hasPassword,
  };

  /** Resolves where the proof is good. */
  const check = {
    password: async ({ passwordHash }: Account, player: Player, password: string) => {
      // Whoever holds the session counts, from wherever.
      const attempt = `${PURPOSE} ${player.sessionId}`;
      await guard.begin({ login: attempt, network: PURPOSE });
      if (!(await verifyPassword(passwordHash, password))) {
        throw new ApiError('step_up_failed', 'the password is wrong');
      }
      await guard.succeed(attempt);
    },
    phone: async ({ phone }: Account, code: string) => {
      await phoneProofs.spend({ phone: assertPhone(phone), code, purpose: PURPOSE });
    },
  };

  function assertPhone(phone: Phone | undefined): Phone {
    if (phone === undefined) {
      throw new ApiError('step_up_unavailable', 'this player cannot prove it in this way');
    }
    return phone;
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
      for (const kind of ['password', 'phone', 'sign-in'] as const) {
        if (await isOffered[kind](account)) {
          kinds.push(kind);
        }
      }
      return {
        kinds,
        ...(kinds.includes('phone') &&
          account.phone !== undefined && { phone: maskedPhone(account.phone) }),
      };
    },
    sendCode: async (player, language) => {
      const phone = assertPhone((await accountFor(player, 'phone')).phone);
      const {
        phone_code: _code,
        phone_number: _number,
        ...sent
      } = await phoneProofs.send({
        phone,
        language,
        purpose: PURPOSE,
      });
      return { phone: maskedPhone(phone), ...sent };
    },
    prove: async (player, proof) => {
      const account = await accountFor(player, proof.kind);
      await (proof.kind === 'password'
        ? check.password(account, player, proof.password)
        : check.phone(account, proof['sms-code']));
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
