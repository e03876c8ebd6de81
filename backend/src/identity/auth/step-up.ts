import type {
  SendStepUpCode,
  SentStepUpCode,
  StepUpKind,
  StepUpOptions,
  StepUpProof,
} from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Player } from '../../platform/http/player.ts';
import { maskedEmail, maskedPhone } from '../player-configuration/masked.ts';
import { readStepUpAccount, type StepUpAccount } from './step-up-account.ts';
import {
  createChecks,
  createOffered,
  createSending,
  type StepUpDependencies,
  UNAVAILABLE,
} from './step-up-proofs.ts';

/** A proof counts for this long, and so does signing in. */
export const PROVED_MS = 300_000;

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

const KINDS = ['password', 'phone', 'email', 'sign-in'] as const;

function optionsOf(kinds: readonly StepUpKind[], { phone, email }: StepUpAccount): StepUpOptions {
  return {
    kinds: [...kinds],
    ...(kinds.includes('phone') && phone !== undefined && { phone: maskedPhone(phone) }),
    ...(kinds.includes('email') && email !== undefined && { email: maskedEmail(email) }),
  };
}

async function recordProof(
  { pool, clock }: StepUpDependencies,
  { sessionId }: Player,
): Promise<number> {
  const now = clock();
  const { rowCount } = await pool.query(
    'UPDATE player_session SET proved_at = $2 WHERE id = $1 AND ended_at IS NULL',
    [sessionId, new Date(now)],
  );
  if (rowCount !== 1) {
    throw new ApiError('unauthorized', 'this sign-in has ended');
  }
  return now + PROVED_MS;
}

async function assertProved(
  { pool, clock }: StepUpDependencies,
  { sessionId }: Player,
): Promise<void> {
  const { rowCount } = await pool.query(
    'SELECT FROM player_session WHERE id = $1 AND proved_at > $2 AND ended_at IS NULL',
    [sessionId, new Date(clock() - PROVED_MS)],
  );
  if (rowCount !== 1) {
    throw new ApiError('step_up_required', 'prove first that it is you');
  }
}

/** Makes the one mechanism of step-up; each kind of proof is an entry of two tables. */
export function createStepUp(dependencies: StepUpDependencies): StepUp {
  const isOffered = createOffered(dependencies);
  const check = createChecks(dependencies);
  const send = createSending(dependencies);

  async function accountFor(player: Player, kind: StepUpKind): Promise<StepUpAccount> {
    const account = await readStepUpAccount(dependencies, player.id);
    if (!(await isOffered[kind](account))) {
      throw new ApiError('step_up_unavailable', UNAVAILABLE);
    }
    return account;
  }

  return {
    options: async (player) => {
      const account = await readStepUpAccount(dependencies, player.id);
      const kinds: StepUpKind[] = [];
      for (const kind of KINDS) {
        if (await isOffered[kind](account)) kinds.push(kind);
      }
      return optionsOf(kinds, account);
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
      return recordProof(dependencies, player);
    },
    assertProved: (player) => assertProved(dependencies, player),
  };
}
