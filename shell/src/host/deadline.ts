import { DEADLINES, type Phase } from '@touchline/domain/plugins';
import type { Clock } from '@touchline/plugin-api';
import { ApplicationError } from '@touchline/plugin-api/errors';

/**
 * The promise's own end, or `lifecycle_timeout` when the phase takes longer than it may.
 * @throws ApplicationError `lifecycle_timeout`
 */
export function withDeadline<Result>({
  promise,
  phase,
  plugin,
  clock,
}: {
  readonly promise: Promise<Result>;
  readonly phase: Phase;
  readonly plugin: string;
  readonly clock: Clock;
}): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = clock.after(DEADLINES[phase], () =>
      reject(
        new ApplicationError({
          code: 'lifecycle_timeout',
          message: `plugin "${plugin}": ${phase} took longer than ${DEADLINES[phase]} ms`,
          plugin,
          phase,
        }),
      ),
    );
    promise.then(resolve, reject).finally(stop);
  });
}
