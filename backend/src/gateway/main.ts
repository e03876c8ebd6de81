import { runProcess } from '../platform/process/run-process.ts';
import { type RunningBackend, startBackend } from './start-backend.ts';

export { banner } from '../platform/process/banner.ts';

/** The process of `npm start`. */
export function main(options?: {
  readonly onProgress?: (step: string) => void;
}): Promise<RunningBackend | undefined> {
  return runProcess(() =>
    startBackend({ variables: process.env, onProgress: options?.onProgress }),
  );
}
