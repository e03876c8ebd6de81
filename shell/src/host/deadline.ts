import { ApplicationError, type Clock } from '@touchline/plugin-api';

/** Milliseconds that each lifecycle of a plugin may take. */
export const DEADLINES = {
  load: 15_000,
  mount: 5_000,
  update: 3_000,
  unmount: 3_000,
  guard: 3_000,
  handler: 10_000,
  background: 15_000,
} as const;

export type Phase = keyof typeof DEADLINES;

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
          next: 'try again; if it keeps hanging, roll the plugin back',
        }),
      ),
    );
    promise.then(resolve, reject).finally(stop);
  });
}
