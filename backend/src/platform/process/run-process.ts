import { codeOf } from '@touchline/domain/errors';
import closeWithGrace from 'close-with-grace';

const GRACE_MS = 15_000;
/** npm passes on a Ctrl-C that the terminal has already sent: so the second signal is ignored. */
const ECHO_MS = 1_000;
const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const;
/** What the library would treat as a second request immediately; the ones above are ours. */
const ALL_SIGNALS = [
  ...SIGNALS,
  'SIGILL',
  'SIGTRAP',
  'SIGABRT',
  'SIGBUS',
  'SIGFPE',
  'SIGSEGV',
  'SIGUSR2',
];

function isSentence(error: unknown): error is Error & { readonly code: string } {
  return /^(start|database|migration|feed)_/.test(codeOf(error) ?? '');
}

/**
 * Stops the process on request; a second, separate signal stops it immediately.
 * @returns whether it was requested
 */
function stopOnSignals(stop: () => Promise<void>): () => boolean {
  let first: number | undefined;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      const now = performance.now();
      if (first === undefined) {
        first = now;
        void stop();
      } else if (now - first > ECHO_MS) {
        process.exit(1);
      }
    });
  }
  return () => first !== undefined;
}

/**
 * The process: starts what it is for and stops it on a signal or an uncaught error, also while
 * it is still starting. A start that fails prints why in one sentence and sets a non-zero exit code.
 */
export async function runProcess<Running extends { readonly close: () => Promise<void> }>(
  start: () => Promise<Running>,
): Promise<Running | undefined> {
  const starting = start();
  const grace = closeWithGrace(
    { delay: GRACE_MS, skip: [...ALL_SIGNALS, 'beforeExit'] as never },
    async ({ err }) => {
      const running = await starting.catch(() => undefined);
      if (err !== undefined) {
        process.stderr.write(`An error was not caught: ${err.stack ?? err.message}\n`);
      }
      await running?.close();
    },
  );
  const isAskedToStop = stopOnSignals(async () => grace.close());
  try {
    return await starting;
  } catch (error) {
    // Ctrl-C reaches what is being started as well; its complaints are no news then.
    if (isAskedToStop()) {
      return undefined;
    }
    grace.uninstall();
    process.stderr.write(`${isSentence(error) ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
    return undefined;
  }
}
