import type { ViewResult } from '../host/mounted-view.ts';
import type { Deferred } from '../deferred.ts';
import type { DeferredKernel } from './deferred-kernel.ts';

/** The results of views, on their way to what reports them. */
export interface ViewReports {
  readonly report: (result: ViewResult) => void;
  /** Those that came before anything could report them. */
  readonly early: readonly ViewResult[];
}

/** Keeps the results of the first views until the deferred kernel takes them over. */
export function createViewReports(
  deferredKernel: Pick<Deferred<Pick<DeferredKernel, 'reportView'>>, 'current'>,
): ViewReports {
  const early: ViewResult[] = [];
  return {
    early,
    report: (result) => {
      const loaded = deferredKernel.current();
      if (loaded === undefined) {
        early.push(result);
      } else {
        loaded.reportView(result);
      }
    },
  };
}
