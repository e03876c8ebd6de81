import {
  CONFIRM_TERMS_ROUTE,
  formatPath,
  type PlayerStatus,
  RETURN_PARAMETER,
} from '@touchline/domain/navigation';
import type { Bus, Logger, Store } from '@touchline/plugin-api';
import type { ShellNavigation } from '../navigation/shell-navigation.ts';

/**
 * What follows when the server refused a call because the terms have changed: the player goes to
 * confirm them, and from there back to the current page.
 */
export function createTermsQuestion({
  playerStatus,
  navigation,
  bus,
  log,
}: {
  readonly playerStatus: Store<PlayerStatus | undefined>;
  readonly navigation: () => Pick<ShellNavigation, 'current' | 'go'>;
  readonly bus: Pick<Bus, 'emit'>;
  readonly log: Logger;
}): () => Promise<void> {
  return async () => {
    const known = playerStatus.get();
    if (known !== undefined) {
      // What was known of the terms is outdated; without this the page for them would redirect away.
      playerStatus.set({ ...known, isTermsChanged: true });
    }
    const { current, go } = navigation();
    const { name, path, query } = current.get();
    try {
      if (name !== CONFIRM_TERMS_ROUTE) {
        await go({
          route: CONFIRM_TERMS_ROUTE,
          query: { [RETURN_PARAMETER]: formatPath({ path, query }) },
        });
      }
      await bus.emit('terms.changed', {});
    } catch (error) {
      log.error('the player could not be sent to confirm the terms', error);
    }
  };
}
