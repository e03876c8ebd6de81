import closeWithGrace from 'close-with-grace';
import { type RunningBackend, startBackend } from './start-backend.ts';

const GRACE_MS = 10_000;

function isSentence(error: unknown): error is Error & { readonly code: string } {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^(start|database|migration)_/.test(error.code)
  );
}

/**
 * The process: starts the backend, prints where it is, and stops it on SIGINT, SIGTERM or an error
 * nobody caught. A start that fails says why in one sentence and sets a non-zero exit code.
 */
export async function main(options?: {
  readonly onProgress?: (step: string) => void;
}): Promise<RunningBackend | undefined> {
  let backend: RunningBackend;
  try {
    backend = await startBackend({ variables: process.env, onProgress: options?.onProgress });
  } catch (error) {
    process.stderr.write(`${isSentence(error) ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
    return undefined;
  }
  closeWithGrace({ delay: GRACE_MS }, async ({ err }) => {
    if (err !== undefined) {
      backend.log.fatal({ err }, 'an error was not caught');
    }
    await backend.close();
  });
  return backend;
}
