import type { ReleaseAnswer } from '@touchline/contracts/releases';
import type { Clock, Disposer, Logger } from '@touchline/plugin-api';

/** Platform specification §9: the check for a newer version, ms after the start. */
export const CHECK_AFTER = 60_000;

/**
 * Checks once, 60 s after the start (immediately for a document cached by the service worker),
 * whether the site has moved to another release than the one this page runs on.
 */
export function checkVersion({
  release,
  isKept,
  clock,
  log,
  fetchRelease,
  onNewer,
}: {
  /** The release of the document. */
  readonly release: string;
  readonly isKept: boolean;
  readonly clock: Clock;
  readonly log: Logger;
  readonly fetchRelease: () => Promise<ReleaseAnswer>;
  readonly onNewer: (answer: ReleaseAnswer) => void;
}): Disposer {
  const check = async () => {
    const answer = await fetchRelease();
    if (answer.release !== release) {
      onNewer(answer);
    }
  };
  return clock.after(isKept ? 0 : CHECK_AFTER, () => {
    check().catch((error: unknown) => log.warn('failed to check the version', error));
  });
}

/** Whether parts have changed that an open page cannot take over: everything but the plugins. */
export function needsReload(
  present: Readonly<Record<string, string>>,
  { importMap, manifests }: ReleaseAnswer,
): boolean {
  const plugins = new Set(manifests.map(({ id }) => `@touchline/${id}`));
  return Object.entries(importMap.imports).some(
    ([name, url]) => !plugins.has(name) && present[name] !== undefined && present[name] !== url,
  );
}
