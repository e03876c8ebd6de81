import type { OperatorSecondStep } from '@touchline/contracts/operator';
import { appendAudit } from '../../platform/audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient, Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** Codes of an app and how their secrets are stored; the players' are. */
export interface TimeCodes {
  /** A new secret, in base32. */
  readonly create: () => string;
  /** What an app reads from a QR code. */
  readonly address: (secret: string, label: string) => string;
  /** The time step that a code belongs to; undefined for a wrong one. */
  readonly stepOf: (secret: string, code: string, now: number) => number | undefined;
  readonly seal: (owner: string, secret: string) => Buffer;
  readonly open: (owner: string, sealed: Buffer) => string;
}

/** The second step of operators who sign in by name. */
export interface SecondSteps {
  /** What it is at the moment; where it is off, with a secret to begin with. */
  readonly read: (name: string) => Promise<OperatorSecondStep>;
  /** @throws ApiError `two_factor_is_on`, `two_factor_code_wrong`, `not_found` */
  readonly enable: (
    name: string,
    given: { readonly secret: string; readonly code: string },
  ) => Promise<void>;
  /** @throws ApiError `two_factor_code_wrong`, `not_found` where it is off */
  readonly disable: (name: string, code: string) => Promise<void>;
  /**
   * Uses a code up, where the operator has a second step.
   * @throws ApiError `two_factor_required` without a code, `two_factor_code_wrong`
   */
  readonly check: (name: string, code: string | undefined) => Promise<void>;
}

const wrong = () => new ApiError('two_factor_code_wrong', 'this code is wrong or was used before');

async function readSealed(client: Queryable, name: string): Promise<Buffer | undefined> {
  const { rows } = await client.query(
    'SELECT second_step_secret FROM operator_account WHERE name = $1',
    [name],
  );
  return rows[0]?.second_step_secret ?? undefined;
}

/** Uses a time step up. @returns whether it is later than all that were used */
async function useStep(client: Queryable, name: string, step: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE operator_account SET second_step_used = $2
     WHERE name = $1 AND second_step_used < $2`,
    [name, step],
  );
  return rowCount === 1;
}

/** Makes the second step of operators. */
export function createSecondSteps({
  pool,
  clock,
  codes,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly codes: TimeCodes;
}): SecondSteps {
  const audit = (client: PoolClient, name: string, act: 'enable' | 'disable') =>
    appendAudit(client, {
      actor: `operator:${name}`,
      action: `operator.${act}-second-step`,
      subject: `operator:${name}`,
      before: { isOn: act === 'disable' },
      after: { isOn: act === 'enable' },
      at: clock(),
    });

  async function spend(client: Queryable, name: string, sealed: Buffer, code: string) {
    const step = codes.stepOf(codes.open(name, sealed), code, clock());
    if (step === undefined || !(await useStep(client, name, step))) {
      throw wrong();
    }
  }

  return {
    read: async (name) => {
      if ((await readSealed(pool, name)) !== undefined) {
        return { state: 'on' };
      }
      const secret = codes.create();
      return { state: 'off', offer: { secret, address: codes.address(secret, name) } };
    },
    enable: (name, { secret, code }) =>
      inTransaction(pool, async (client) => {
        const step = codes.stepOf(secret, code, clock());
        if (step === undefined) {
          throw wrong();
        }
        const { rowCount } = await client.query(
          `UPDATE operator_account
           SET second_step_secret = $2, second_step_since = $3, second_step_used = $4
           WHERE name = $1 AND second_step_secret IS NULL`,
          [name, codes.seal(name, secret), new Date(clock()), step],
        );
        if (rowCount !== 1) {
          throw new ApiError('two_factor_is_on', 'the second step is on already');
        }
        await audit(client, name, 'enable');
      }),
    disable: (name, code) =>
      inTransaction(pool, async (client) => {
        const sealed = await readSealed(client, name);
        if (sealed === undefined) {
          throw new ApiError('not_found', 'the second step is off');
        }
        await spend(client, name, sealed, code);
        await client.query(
          `UPDATE operator_account SET second_step_secret = NULL, second_step_since = NULL,
             second_step_used = NULL WHERE name = $1`,
          [name],
        );
        await audit(client, name, 'disable');
      }),
    check: async (name, code) => {
      const sealed = await readSealed(pool, name);
      if (sealed === undefined) {
        return;
      }
      if (code === undefined) {
        throw new ApiError('two_factor_required', 'the code of the app comes next');
      }
      await spend(pool, name, sealed, code);
    },
  };
}
