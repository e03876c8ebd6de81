import { hasCode } from '@touchline/domain/errors';
import type { ImportMapService } from '../import-map-service.ts';
import type { Query } from '../state-store.ts';
import { judgeRollout, reasonOf, rollbackStep } from './judge-rollout.ts';
import type { Rollout } from './rollouts.ts';

/** The actor of automatic rollbacks in the history; no token can have this name. */
const HEALTH_ACTOR = 'health';

/** Rolls a rollout back if it has used up its error budget in enough networks. */
export async function rollBackFailing(
  rollout: Rollout,
  options: {
    readonly query: Query;
    readonly service: ImportMapService;
    readonly rollbackNetworks: number;
  },
): Promise<void> {
  const { query, service, rollbackNetworks } = options;
  const over = (await judgeRollout(query, rollout)).find(
    ({ isOver, failingNetworks }) => isOver && failingNetworks >= rollbackNetworks,
  );
  if (over === undefined) {
    return;
  }
  await service
    .change({
      environment: rollout.environment,
      actor: HEALTH_ACTOR,
      reason: reasonOf(over),
      changes: [rollbackStep(over)],
      dryRun: false,
      expected: rollout.readAt,
    })
    .catch((error: unknown) => {
      // Another decision came in between: the next check sees it.
      if (!hasCode(error, 'revision_stale')) {
        throw error;
      }
    });
}
