import type { Disposer, I18n } from '@touchline/plugin-api';
import type { ViewHost } from '../host/view-host.ts';
import type { ShellNavigation } from '../navigation/shell-navigation.ts';
import type { ReleaseFollower } from '../plugins/release-follower.ts';
import type { ShellServices } from '../plugins/shell-services.ts';
import { loadRestOfTexts } from '../services/i18n/rest-of-texts.ts';
import { watchPageActivity } from '../services/polling/page-activity.ts';
import { showProgress } from '../services/progress/progress-bar.ts';

/** Starts what runs beside the pages: pausing, progress, words for errors, analytics, the application. */
export function startBackgroundWork({
  document,
  window,
  services,
  navigation,
  releases,
  outlet,
  texts,
  host,
}: {
  readonly document: Document;
  readonly window: Window & typeof globalThis;
  readonly services: ShellServices;
  readonly navigation: ShellNavigation;
  readonly releases: ReleaseFollower;
  readonly outlet: HTMLElement;
  readonly texts: Pick<I18n, 't'>;
  readonly host: ViewHost;
}): Disposer {
  const { clock, setActive } = services;
  const log = services.logger('shell');
  const stops: Disposer[] = [
    watchPageActivity({ document, clock, onChange: setActive }),
    showProgress({ document, clock }),
    loadRestOfTexts({ i18n: services.i18n, host, clock }),
  ];
  let isOver = false;
  /** Keeps what a part in a separate chunk starts; a part that cannot be loaded is done without. */
  const begin = (what: string, start: () => Promise<Disposer>) => {
    start().then(
      (stop) => (isOver ? stop() : stops.push(stop)),
      (error: unknown) => log.warn(`${what} could not be loaded`, error),
    );
  };
  // One chunk for both: the shell's first bytes name every chunk there is.
  begin('what goes on beside the pages', async () => {
    const { startApplication } = await import('./start-application.ts');
    const stop = startApplication({ window, services, navigation, releases, outlet, texts });
    // On a slow machine a view has used up its retries before missing files are watched:
    // it fails once more, which reloads the page when they are.
    host.retry();
    return stop;
  });
  return () => {
    isOver = true;
    for (const stop of stops.splice(0)) {
      stop();
    }
  };
}
