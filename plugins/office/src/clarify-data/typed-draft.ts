import { type Disposer, perPlugin } from '@touchline/plugin-api';
import type { ClarifyValues } from './clarify-fields.ts';

/**
 * The draft as it was typed last while this document is open: a player who leaves the page and returns must not
 * see what the server had when it was asked first. It goes when the player signs out or another one signs in.
 */
export const typedDraftOf = perPlugin(({ session }) => {
  let typed: ClarifyValues | undefined;
  let unfollow: Disposer | undefined;
  const forget = () => {
    typed = undefined;
    unfollow?.();
    unfollow = undefined;
  };
  /** A page is there before the session says whose it is: learning that is no change of player. */
  const follow = () => {
    let owner = session.state.get().userId;
    return session.state.subscribe(({ userId }) => {
      if (owner !== undefined && userId !== owner) {
        forget();
      }
      owner = userId;
    });
  };
  return {
    read: () => typed,
    keep: (values: ClarifyValues) => {
      typed = values;
      unfollow ??= follow();
    },
    forget,
  };
});
