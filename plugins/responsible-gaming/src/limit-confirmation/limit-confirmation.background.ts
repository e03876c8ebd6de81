import type { Limit } from '@touchline/contracts/limits';
import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { limitsResource } from '../limits/limits.resource.ts';

/** Deposit limits by day, week and month. */
const DEPOSIT_TYPES = new Set([20, 21, 22]);

/** A raised deposit limit that has waited its day and needs the player's word. */
export function limitToConfirm(limits: readonly Limit[]): Limit | undefined {
  return limits.find(
    ({ limitType, limitState, needApprove }) =>
      DEPOSIT_TYPES.has(limitType) && limitState === 'PENDING' && needApprove,
  );
}

/** Prompts about a raised deposit limit once its day has passed, wherever the player is; once a visit. */
export function start({ log, modals, resources }: PluginContext): Disposer {
  const asked = new Set<string>();
  return resources.watch(limitsResource, {}).subscribe(({ data }) => {
    const limit = data && limitToConfirm(data.limits);
    if (limit !== undefined && !asked.has(limit.id)) {
      asked.add(limit.id);
      modals
        .offer('limit-confirmation')
        .catch((error: unknown) => log.error('failed to fetch a raised limit', error));
    }
  });
}
