import type { Logger } from 'pino';
import { createLogger } from './logging.ts';
import { type BackendEnvironment, readEnvironment } from './environment.ts';

export interface StartOptions {
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Receives what is being done, for the person who waits. */
  readonly onProgress?: ((step: string) => void) | undefined;
}

/** A start under way. */
export interface Starting {
  readonly environment: BackendEnvironment;
  readonly log: Logger;
  readonly progress: (step: string) => void;
  /** Registers how to end what was just begun. */
  readonly undo: (step: () => Promise<unknown>) => void;
}

/**
 * Runs a start. What it has begun is ended, the last first, when a later step of it fails, and by the
 * `close` of what it answers.
 * @throws StartError for variables that make no sense, and whatever `run` throws
 */
export async function start<Running extends object>(
  { variables, onProgress = () => undefined }: StartOptions,
  run: (starting: Starting) => Promise<Running>,
): Promise<Running & { readonly close: () => Promise<void> }> {
  const environment = readEnvironment(variables);
  const log = createLogger({
    level: environment.LOG_LEVEL,
    readable: process.stdout.isTTY === true,
  });
  const begun: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of begun.splice(0).toReversed()) {
      await end();
    }
  };
  try {
    const undo = (step: () => Promise<unknown>) => void begun.push(step);
    return { ...(await run({ environment, log, progress: onProgress, undo })), close };
  } catch (error) {
    await close().catch((failure: unknown) => log.error({ err: failure }, 'cleaning up failed'));
    throw error;
  }
}
