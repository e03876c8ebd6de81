import { type UserConfiguration, UserConfigurationAnswer } from '@touchline/contracts/identity';
import {
  HIDDEN_SPORTS_KEYS,
  isContactFilled,
  isFaceIdAsked,
  isProfileFilled,
  protectionStatus,
} from '@touchline/domain/player';
import type { Disposer, Http, Logger, ReadableStore, SessionState } from '@touchline/plugin-api';
import { createStore } from '@touchline/plugin-api/store';
import type { KeyStore } from './context-keys.ts';

export interface UserConfigurationState {
  /** Loading is not to be repeated. */
  readonly isInstalled: boolean;
  readonly isLoaded: boolean;
  readonly value: UserConfiguration | undefined;
}

export interface UserConfigurations {
  readonly state: ReadableStore<UserConfigurationState>;
  /** Queries the server unless it has responded already; a pending request is aborted for this one. */
  readonly load: () => Promise<void>;
  /** Queries the server again; the known configuration stays until it has responded. */
  readonly reload: () => Promise<void>;
  /** The player has signed out, or is another one. */
  readonly reset: () => void;
}

const NOTHING: UserConfigurationState = { isInstalled: false, isLoaded: false, value: undefined };

/** The signed-in player's configuration with the flags of its loading (platform.txt §4). */
export function createUserConfiguration({
  http,
  log,
}: {
  readonly http: Http;
  readonly log: Logger;
}): UserConfigurations {
  const state = createStore<UserConfigurationState>(NOTHING);
  let running: AbortController | undefined;

  const ask = async (signal: AbortSignal): Promise<UserConfiguration> => {
    const answer = await http.request({
      path: '/web-api/user/v1/configuration',
      schema: UserConfigurationAnswer,
      authentication: 'required',
      signal,
    });
    if ('error' in answer) {
      throw new Error(answer.error);
    }
    return answer.result;
  };

  const load = async () => {
    if (state.get().isInstalled) {
      return;
    }
    running?.abort();
    const controller = new AbortController();
    running = controller;
    state.set({ ...state.get(), isLoaded: false });
    try {
      const value = await ask(controller.signal);
      if (running === controller) {
        state.set({ isInstalled: true, isLoaded: true, value });
      }
    } catch (error) {
      if (running === controller) {
        state.set({ ...state.get(), isInstalled: false, isLoaded: false });
        log.error('failed to load the user configuration', error);
      }
    }
  };

  return {
    state,
    load,
    reload: () => {
      state.set({ ...state.get(), isInstalled: false });
      return load();
    },
    reset: () => {
      running?.abort();
      running = undefined;
      state.set(NOTHING);
    },
  };
}

/**
 * Loads the configuration of the signed-in player, and lets conditions read what it contains:
 * `user.loaded`, `user.hasDeposit`, `user.protection`, `user.faceIdAsked`,
 * `user.transferRequired`, `user.hiddenLineSports`, `user.hiddenLiveSports`, `user.balanceHidden`.
 */
export function followUser({
  session,
  configurations,
  keys,
  onProfileChanged,
}: {
  readonly session: ReadableStore<SessionState>;
  readonly configurations: UserConfigurations;
  readonly keys: KeyStore;
  /** Notifies of every change of what is known of the player. */
  readonly onProfileChanged: (listener: () => void) => Disposer;
}): Disposer {
  let known: string | undefined;
  const follow = ({ userId }: SessionState) => {
    if (userId === known) {
      return;
    }
    known = userId;
    configurations.reset();
    if (userId !== undefined) {
      void configurations.load();
    }
  };
  const stops = [
    configurations.state.subscribe(({ isLoaded, value }) => {
      keys.set('user.hasDeposit', value?.has_deposit);
      keys.set('user.protection', value && protectionStatus(value.protection_level));
      keys.set('user.profileFilled', value && isProfileFilled(value.user_data));
      keys.set('user.contactFilled', value && isContactFilled(value));
      keys.set('user.faceIdAsked', value && isFaceIdAsked(value));
      keys.set('user.transferRequired', value?.isRequiredTransfer);
      keys.set('user.balanceHidden', value?.user_hide_balance);
      keys.set(HIDDEN_SPORTS_KEYS.line, value?.disallow_line_sport.join(','));
      keys.set(HIDDEN_SPORTS_KEYS.live, value?.disallow_live_sport.join(','));
      keys.set('user.loaded', isLoaded);
    }),
    session.subscribe(follow),
    onProfileChanged(() => {
      if (known !== undefined) {
        void configurations.reload();
      }
    }),
  ];
  follow(session.get());
  return () => {
    for (const stop of stops) {
      stop();
    }
    configurations.reset();
  };
}
