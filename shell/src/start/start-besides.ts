import { DOCUMENT_IDS, type DocumentState } from '@touchline/contracts';
import type { Disposer } from '@touchline/plugin-api';
import type { ShellNavigation } from '../navigation/controller.ts';
import type { ShellServices } from '../plugins/shell-services.ts';
import { watchPageActivity } from '../services/polling/page-activity.ts';
import { showProgress } from '../services/progress/progress-bar.ts';

/** The release that the document was made of. */
function releaseOf(document: Document): string {
  const text = document.getElementById(DOCUMENT_IDS.state)?.textContent ?? '{}';
  return (JSON.parse(text) as Partial<DocumentState>).release ?? '';
}

/** Starts what goes on beside the pages: pausing, the progress bar, analytics. */
export function startBesides({
  document,
  window,
  services,
  navigation,
}: {
  readonly document: Document;
  readonly window: Window;
  readonly services: ShellServices;
  readonly navigation: ShellNavigation;
}): Disposer {
  const { clock, setActive } = services;
  const log = services.logger('shell');
  const release = releaseOf(document);
  const stops: Disposer[] = [
    watchPageActivity({ document, clock, onChange: setActive }),
    showProgress({ document, clock }),
  ];
  let isOver = false;
  /** Keeps what a part of its own chunk starts; a part that cannot be loaded is done without. */
  const begin = (what: string, start: () => Promise<Disposer>) => {
    start().then(
      (stop) => (isOver ? stop() : stops.push(stop)),
      (error: unknown) => log.warn(`${what} could not be loaded`, error),
    );
  };
  begin('analytics', async () => {
    const { startAnalytics } = await import('../services/analytics/start-analytics.ts');
    return startAnalytics({ window, services, navigation, release });
  });
  return () => {
    isOver = true;
    for (const stop of stops.splice(0)) {
      stop();
    }
  };
}
