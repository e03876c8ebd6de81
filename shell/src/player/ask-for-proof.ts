import type { Bus, Disposer, Modals } from '@touchline/plugin-api';
import type { ShellNavigation } from '../navigation/shell-navigation.ts';
import { MODAL_PARAMETER } from '../overlays/modals.ts';

/** The dialog of the plugin that signs players in. */
const MODAL = 'step-up';

/**
 * Prompts the player to prove again that it is them.
 * @returns whether they did; not when the dialog is closed or another page is opened
 */
export async function askForProof({
  navigation: { current },
  modals,
  bus,
}: {
  readonly navigation: Pick<ShellNavigation, 'current'>;
  readonly modals: Pick<Modals, 'open'>;
  readonly bus: Pick<Bus, 'on'>;
}): Promise<boolean> {
  const isOpen = () => current.get().query[MODAL_PARAMETER] === MODAL;
  await modals.open(MODAL);
  if (!isOpen()) {
    return false;
  }
  return new Promise((resolve) => {
    const stops: Disposer[] = [];
    const done = (isProved: boolean) => {
      for (const stop of stops) {
        stop();
      }
      resolve(isProved);
    };
    stops.push(
      bus.on('session.proved', () => done(true)),
      current.subscribe(() => {
        if (!isOpen()) {
          done(false);
        }
      }),
    );
  });
}
