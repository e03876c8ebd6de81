import type { Disposer } from '@touchline/plugin-api';
import type { ShellServices } from '../plugins/shell-services.ts';
import { watchPageActivity } from '../services/polling/page-activity.ts';
import { showProgress } from '../services/progress/progress-bar.ts';

/** Starts what goes on beside the pages: pausing, the progress bar. */
export function startBesides({
  document,
  services,
}: {
  readonly document: Document;
  readonly services: ShellServices;
}): Disposer {
  const { clock, setActive } = services;
  const stops = [
    watchPageActivity({ document, clock, onChange: setActive }),
    showProgress({ document, clock }),
  ];
  return () => {
    for (const stop of stops) {
      stop();
    }
  };
}
