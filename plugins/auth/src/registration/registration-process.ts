import type { SessionAnswer } from '@touchline/contracts/identity';
import { createStore, type Disposer, perPlugin, type PluginContext } from '@touchline/plugin-api';
import type { RegistrationFields } from './registration-fields.ts';

const EMPTY: RegistrationFields = {
  email: '',
  password: '',
  name: '',
  surname: '',
  birthday: '',
  termsAccepted: false,
};

/** What has been typed into the forms; it outlives the form, the password does not. */
export const registrationDraft = perPlugin(() => createStore(EMPTY));

/** An account that is made and whose login and password are still being shown. */
export const newAccount = perPlugin(() => createStore<SessionAnswer | undefined>(undefined));

/** The page of the login and password that were made up. */
const WELCOME = 'welcomeAuthorizationData';

/** Whether the account that is made is shown on that page: the form, which leaves the screen before or after it comes, leaves it alone. */
const isMoving = perPlugin(() => createStore(false));

/** The page requested while a half-filled form blocked it. */
export const wantedPage = perPlugin(() => createStore<string | undefined>(undefined));

/** Whether the visitor has begun to fill the form in. */
export function isFilled({ termsAccepted: _agreed, ...typed }: RegistrationFields): boolean {
  return Object.values(typed).some((text) => text !== undefined && text !== '');
}

function reportLeave(
  { analytics, log }: PluginContext,
  how: { readonly place: 'page' | 'modal'; readonly filled: boolean },
): void {
  try {
    analytics.track('activity', { action: 'registration-leave', ...how });
  } catch (error) {
    log.warn('failed to report that a registration was left', error);
  }
}

/**
 * A registration is on screen: `auth.isRegistrationProcess` is set, and on its page
 * `auth.registrationFilled` while something is typed; `auth.isAccountShown` keeps the shell from going
 * on as the new player while the password is still to be read. Its end clears both; when no player is signed in
 * by then, the visitor has left, which is reported to analytics; an account that is made already is signed in.
 */
export function followRegistration(context: PluginContext, place: 'page' | 'modal'): Disposer {
  const { keys, session } = context;
  const draft = registrationDraft(context);
  const publishFilled = () =>
    keys.set('registrationFilled', place === 'page' && isFilled(draft.get()));
  keys.set('isRegistrationProcess', true);
  publishFilled();
  const stops = [
    draft.subscribe(publishFilled),
    newAccount(context).subscribe((made) => keys.set('isAccountShown', made !== undefined)),
    session.state.subscribe(({ userId }) => {
      if (userId !== undefined) {
        keys.set('isRegistrationProcess', false);
        draft.set(EMPTY);
      }
    }),
  ];
  return () => {
    for (const stop of stops) {
      stop();
    }
    keys.set('isAccountShown', false);
    const made = newAccount(context).get();
    if (made !== undefined && !isMoving(context).get()) {
      newAccount(context).set(undefined);
      void session.adopt(made);
    } else if (made === undefined && session.state.get().userId === undefined) {
      reportLeave(context, { place, filled: isFilled(draft.get()) });
    }
    keys.set('isRegistrationProcess', false);
    keys.set('registrationFilled', false);
    draft.set({ ...draft.get(), password: '' });
  };
}

/** Leads from the form to the page of the new account's login and password; where it is refused, the form shows them. */
export async function showOnPage(context: PluginContext): Promise<void> {
  const { keys, navigation } = context;
  // What was typed into the other forms is of no use any longer.
  keys.set('registrationFilled', false);
  isMoving(context).set(true);
  await navigation.go({ route: WELCOME }, { replace: true });
  if (navigation.current.get().name !== WELCOME) {
    isMoving(context).set(false);
  }
}

/**
 * The login and password of a new account are on their page: `auth.isAccountShown` is set meanwhile. A visitor who
 * leaves is signed in.
 */
export function followShownAccount(context: PluginContext): Disposer {
  const { keys, session } = context;
  const made = newAccount(context);
  const publish = () => keys.set('isAccountShown', made.get() !== undefined);
  publish();
  const stop = made.subscribe(publish);
  return () => {
    stop();
    isMoving(context).set(false);
    keys.set('isAccountShown', false);
    const answer = made.get();
    if (answer !== undefined) {
      made.set(undefined);
      void session.adopt(answer);
    }
  };
}
