import type { ReleaseAnswer } from '@touchline/contracts/releases';
import type { Logger } from '@touchline/plugin-api';

/**
 * Reads the live release whenever it has changed. Two changes in a row make two requests, whose
 * responses may overtake each other: one that is older than the applied one is dropped.
 */
export function createReleaseReader({
  fetchRelease,
  onRelease,
  log,
}: {
  readonly fetchRelease: () => Promise<ReleaseAnswer>;
  readonly onRelease: (release: ReleaseAnswer) => void;
  readonly log: Logger;
}): (release: string) => Promise<void> {
  let requested = 0;
  let taken = 0;
  return async (release) => {
    log.info(`release ${release} is live`);
    requested += 1;
    const request = requested;
    try {
      const answer = await fetchRelease();
      if (request > taken) {
        taken = request;
        onRelease(answer);
      }
    } catch (error) {
      log.warn('the release could not be read; the page stays on the one it has', error);
    }
  };
}
