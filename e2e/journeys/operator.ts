import { type APIRequestContext, expect } from '@playwright/test';
import { AUDIT_REASON_HEADER } from '@touchline/contracts/operator';

/** Where an operator acts, and with which right. */
export interface OperatorAt {
  readonly address: string;
  readonly operatorToken: string;
}

/** The server that the journeys share. */
export function sharedOperator(address: string): OperatorAt {
  const operatorToken = process.env['TOUCHLINE_OPERATOR_TOKEN'];
  if (operatorToken === undefined) {
    throw new Error('TOUCHLINE_OPERATOR_TOKEN is set by the global set-up of the journeys.');
  }
  return { address, operatorToken };
}

/** Changes something as an operator does. */
export async function operate(
  { address, operatorToken }: OperatorAt,
  request: APIRequestContext,
  call: {
    readonly method: 'PATCH' | 'POST' | 'PUT';
    readonly path: string;
    readonly data?: object;
  },
): Promise<void> {
  const answer = await request.fetch(`${address}${call.path}`, {
    method: call.method,
    data: call.data ?? {},
    headers: { authorization: `Bearer ${operatorToken}`, [AUDIT_REASON_HEADER]: 'a journey' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Where a player's status is changed. */
export function playerStatusPath(userId: string): string {
  return `/web-api/operator/players/${userId}/standing`;
}
