import { TransferAgreement, TransferAnswer } from '@touchline/contracts/identity';
import * as z from 'zod/mini';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { requireOperator } from '../../platform/http/operator.ts';
import { playerOf } from '../../platform/http/player.ts';
import { rateClass } from '../../platform/http/rate-limits.ts';
import type { Transfers } from './transfers.ts';

const TAGS = { tags: ['player configuration'] };
const PlayerParameters = z.object({ id: z.string().check(z.regex(/^\d{8,9}$/)) });

/** Transfers of accounts to another operator: what operators ask, and what players answer. */
export function registerTransferRoutes(
  app: App,
  { transfers, operatorToken }: { readonly transfers: Transfers; readonly operatorToken: string },
): void {
  app.put(
    '/web-api/operator/players/:id/transfer',
    {
      preHandler: requireOperator(operatorToken),
      config: { permission: 'players.transfer', audit: { action: 'transfer.require' } },
      schema: { ...TAGS, params: PlayerParameters, response: { 200: TransferAnswer } },
    },
    async (request) => {
      const { id: playerId } = request.params;
      if (!(await transfers.require({ playerId, audit: request.audit }))) {
        throw new ApiError('not_found', `there is no player ${playerId}`);
      }
      return { isRequiredTransfer: true };
    },
  );

  app.post(
    '/web-api/user/v1/transfer',
    {
      preHandler: app.requirePlayer,
      config: rateClass('session'),
      schema: { ...TAGS, body: TransferAgreement, response: { 200: TransferAnswer } },
    },
    async (request) => {
      await transfers.agree(playerOf(request).id);
      return { isRequiredTransfer: false };
    },
  );
}
