import { TERMS_FLAG } from '@touchline/domain/navigation';
import type { Disposer, Logger } from '@touchline/plugin-api';
import type { ShellNavigation } from '../navigation/shell-navigation.ts';
import type { ShellServices } from '../plugins/shell-services.ts';
import type { Registry } from '../registry/registry.ts';
import { createUserConfiguration, followUser } from '../services/user-configuration.ts';
import { followPlayerStatus } from './follow-player-status.ts';

/** Follows who is signed in: their status on the site and what is configured for them. */
export function followPlayer({
  services,
  registry,
  navigation,
  log,
}: {
  readonly services: ShellServices;
  readonly registry: Registry;
  readonly navigation: Pick<ShellNavigation, 'recheck'>;
  readonly log: Logger;
}): {
  /** Fetches the status immediately: the server has refused a call because of it. */
  readonly refreshPlayerStatus: () => void;
  readonly dispose: Disposer;
} {
  const { keys, session, http, bus } = services;
  const playerStatus = followPlayerStatus({
    services,
    isConfirmable: () =>
      registry.get().table.routes.some(({ name }) => name === 'confirmTerms') &&
      keys.get(`config.${TERMS_FLAG}`) === true,
    onChange: () => void navigation.recheck(),
  });
  const stopUser = followUser({
    session: session.state,
    keys,
    configurations: createUserConfiguration({ http, log }),
    onProfileChanged: (listener) => bus.forSource('shell').on('profile.changed', listener),
  });
  return {
    refreshPlayerStatus: playerStatus.refresh,
    dispose: () => {
      stopUser();
      playerStatus.dispose();
    },
  };
}
