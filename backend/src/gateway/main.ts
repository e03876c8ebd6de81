import { runProcess } from './run-process.ts';
import { type RunningBackend, startBackend } from './start-backend.ts';

export { banner } from './banner.ts';

/** The process of `npm start`. */
export function main(options?: {
  readonly onProgress?: (step: string) => void;
}): Promise<RunningBackend | undefined> {
  return runProcess(() =>
    startBackend({ variables: process.env, onProgress: options?.onProgress }),
  );
}
