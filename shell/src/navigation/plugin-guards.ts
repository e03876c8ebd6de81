import type { GuardContribution } from '@touchline/contracts/plugins';
import { evaluateWhen } from '@touchline/domain/plugins';
import type { Clock, GuardDecision, Logger } from '@touchline/plugin-api';
import { withDeadline } from '../host/deadline.ts';
import type { PluginLoader } from '../plugins/plugin-loader.ts';
import type { Owned } from '../registry/registry-snapshot.ts';
import type { KeyStore } from '../services/context-keys.ts';
import type { AskedGuard } from './decide.ts';
import type { Target } from './decision.ts';

/**
 * The guards to run now. One that fails or hangs lets the navigation pass, and is logged:
 * a dead plugin must not lock the page; what has to stay shut is shut by the server.
 */
export function guardsToAsk({
  guards,
  keys,
  loader,
  clock,
  log,
}: {
  readonly guards: readonly Owned<GuardContribution>[];
  readonly keys: KeyStore;
  readonly loader: PluginLoader;
  readonly clock: Clock;
  readonly log: Logger;
}): readonly AskedGuard[] {
  const ask = async (
    { plugin, name }: Owned<GuardContribution>,
    target: Target,
  ): Promise<GuardDecision> => {
    const { module, context } = await loader.part(
      plugin,
      (definition) => definition.guards?.find((guard) => guard.name === name)?.check,
    );
    const { address, route, params } = target;
    return module.check(context, {
      name: route?.name ?? '',
      path: address.path,
      params,
      query: address.query,
    });
  };
  return guards
    .filter(({ when }) => evaluateWhen(when, keys.get))
    .map((guard) => ({
      name: `${guard.plugin}/${guard.name}`,
      ask: (target) =>
        withDeadline({
          promise: ask(guard, target),
          phase: 'guard',
          plugin: guard.plugin,
          clock,
        }).catch((error: unknown): GuardDecision => {
          log.error(`guard "${guard.name}" of plugin "${guard.plugin}" failed`, error);
          return { kind: 'allow' };
        }),
    }));
}
