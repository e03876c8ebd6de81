import type { AskedQuestion, SetSecurityQuestion } from '@touchline/contracts/identity';
import { comparedAnswer, isAnswerStrong } from '@touchline/domain/player';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import type { TwoFactor } from '../two-factor/two-factor.ts';
import {
  countAttempt,
  forgetFailures,
  lockedUntil,
  readQuestion,
  removeQuestion,
  type StoredQuestion,
  storeQuestion,
} from './stored-question.ts';

/** A question that only the player can answer: one more proof where a message alone would open the account. */
export interface SecurityQuestions {
  readonly read: (playerId: string) => Promise<StoredQuestion | undefined>;
  /**
   * Hashes an answer for a question.
   * @throws ApiError `security_answer_weak` where it would protect nothing
   */
  readonly prepare: (wanted: Pick<SetSecurityQuestion, 'question' | 'answer'>) => Promise<string>;
  readonly store: (
    client: PoolClient,
    stored: {
      readonly playerId: string;
      readonly question: AskedQuestion;
      readonly answerHash: string;
    },
  ) => Promise<void>;
  /** @returns false without one */
  readonly remove: (client: PoolClient, playerId: string) => Promise<boolean>;
  /**
   * The question that recovering the password takes an answer to; undefined for players without one, and for those
   * with an app, whose code follows and proves more.
   */
  readonly ofRecovery: (playerId: string) => Promise<AskedQuestion | undefined>;
  /**
   * Whether an answer is right. Every attempt is counted before it is compared.
   * @returns how many attempts are left where it is wrong; undefined where it is right
   * @throws ApiError `rate_limited` for a day after five wrong ones; `not_found` without a question
   */
  readonly compare: (playerId: string, answer: string) => Promise<number | undefined>;
  /**
   * Refuses a recovery without the right answer.
   * @throws ApiError `security_answer_required` with the question, `security_answer_wrong`, `rate_limited`
   */
  readonly assertRecovers: (playerId: string, answer: string | undefined) => Promise<void>;
}

interface Dependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly twoFactor: Pick<TwoFactor, 'kinds'>;
}

async function refuseLocked({ pool, clock }: Dependencies, playerId: string): Promise<never> {
  const until = await lockedUntil(pool, playerId);
  if (until === undefined) {
    throw new ApiError('not_found', 'this player has no security question');
  }
  throw new ApiError('rate_limited', 'too many wrong answers, try again later', {
    details: { retryAfterSeconds: Math.max(1, Math.ceil((until - clock()) / 1000)) },
  });
}

async function compare(
  dependencies: Dependencies,
  playerId: string,
  answer: string,
): Promise<number | undefined> {
  const { pool, clock } = dependencies;
  const counted = await countAttempt(pool, playerId, clock());
  if (counted === undefined) {
    return refuseLocked(dependencies, playerId);
  }
  if (!(await verifyPassword(counted.answerHash, comparedAnswer(answer)))) {
    return counted.attemptsLeft;
  }
  await forgetFailures(pool, playerId);
  return undefined;
}

/** See `SecurityQuestions`. */
export function createSecurityQuestions(dependencies: Dependencies): SecurityQuestions {
  const { pool, clock, twoFactor } = dependencies;

  async function ofRecovery(playerId: string): Promise<AskedQuestion | undefined> {
    const stored = await readQuestion(pool, playerId);
    const hasApp = stored !== undefined && (await twoFactor.kinds(playerId)).includes('app');
    return hasApp ? undefined : stored?.question;
  }

  return {
    read: (playerId) => readQuestion(pool, playerId),
    prepare: async ({ question, answer }) => {
      if (!isAnswerStrong(answer, 'own' in question ? question.own : undefined)) {
        throw new ApiError('security_answer_weak', 'the answer is too short, or in the question');
      }
      return hashPassword(comparedAnswer(answer));
    },
    store: (client, stored) => storeQuestion(client, { ...stored, now: clock() }),
    remove: removeQuestion,
    ofRecovery,
    compare: (playerId, answer) => compare(dependencies, playerId, answer),
    assertRecovers: async (playerId, answer) => {
      const question = await ofRecovery(playerId);
      if (question === undefined) {
        return;
      }
      if (answer === undefined || comparedAnswer(answer) === '') {
        throw new ApiError('security_answer_required', 'answer the security question', {
          details: { question },
        });
      }
      const attemptsLeft = await compare(dependencies, playerId, answer);
      if (attemptsLeft !== undefined) {
        throw new ApiError('security_answer_wrong', 'this is not the answer that was set', {
          details: { attemptsLeft },
        });
      }
    },
  };
}
