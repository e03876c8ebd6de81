import { runProcess } from '../platform/process/run-process.ts';
import { type RunningImportMap, startImportMap } from './start-import-map.ts';

export { banner } from '../platform/process/banner.ts';

/** The process of `npm run import-map`. */
export function main(options?: {
  readonly onProgress?: (step: string) => void;
}): Promise<RunningImportMap | undefined> {
  return runProcess(() =>
    startImportMap({ variables: process.env, onProgress: options?.onProgress }),
  );
}
