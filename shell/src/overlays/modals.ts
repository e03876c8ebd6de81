import type { Clock, Disposer, Logger, Modals } from '@touchline/plugin-api';
import { deferred } from '../deferred.ts';
import type { ShellNavigation } from '../navigation/shell-navigation.ts';

/** Query parameter that names the open modal. */
export const MODAL_PARAMETER = 'modal';

/** Shows the modal the address names; a separate module, loaded with the first one. */
export interface ModalHost {
  /** Makes the open modal this one; `undefined` closes. */
  readonly show: (name: string | undefined, query: Readonly<Record<string, string>>) => void;
}

/** A move back that a guard refuses must not leave `close` waiting for ever, ms. */
const CLOSE_WAIT = 1000;

/**
 * Modals as part of the address: opening one adds an entry, so that back closes it; opening another
 * takes the place of the first.
 */
export function createModals({
  navigation,
  clock,
  load,
  onFailure,
  log,
}: {
  readonly navigation: ShellNavigation;
  readonly clock: Clock;
  readonly load: (modals: Modals) => Promise<ModalHost>;
  /** What shows modals cannot be loaded; the address no longer names one. */
  readonly onFailure: () => void;
  readonly log: Logger;
}): {
  readonly modals: Modals;
  readonly start: () => Disposer;
  /** Loads what shows modals ahead of the first, which may be opened without a connection. */
  readonly prepare: () => Promise<unknown>;
} {
  const { current } = navigation;
  /** Position in history of the entry that opening made, and the parameters it added. */
  let opened: { readonly position: number; readonly names: readonly string[] } | undefined;
  const nameOf = () => current.get().query[MODAL_PARAMETER];

  const untilClosed = () =>
    new Promise<void>((resolve) => {
      const done = () => {
        stop();
        cancel();
        resolve();
      };
      const stop = current.subscribe(() => {
        if (nameOf() === undefined) {
          done();
        }
      });
      const cancel = clock.after(CLOSE_WAIT, done);
    });

  const offers: (() => Promise<void>)[] = [];
  let isOffering = false;
  const offerNext = async () => {
    if (isOffering || nameOf() !== undefined) {
      return;
    }
    const open = offers.shift();
    if (open !== undefined) {
      isOffering = true;
      await open();
      isOffering = false;
      await offerNext();
    }
  };

  const modals: Modals = {
    offer: (name, query) =>
      new Promise((resolve, reject) => {
        offers.push(() => modals.open(name, query).then(resolve, reject));
        void offerNext();
      }),
    open: async (name, query = {}) => {
      const isOpen = nameOf() !== undefined;
      const { status } = await navigation.setQuery(
        {
          ...Object.fromEntries((opened?.names ?? []).map((parameter) => [parameter, undefined])),
          ...query,
          [MODAL_PARAMETER]: name,
        },
        { replace: isOpen },
      );
      if (status === 'done') {
        const names = Object.keys(query);
        opened =
          isOpen && opened !== undefined
            ? { ...opened, names }
            : isOpen
              ? undefined
              : { position: navigation.position(), names };
      }
    },
    close: async () => {
      if (nameOf() === undefined) {
        return;
      }
      if (opened?.position === navigation.position()) {
        const closed = untilClosed();
        navigation.step(-1);
        await closed;
        return;
      }
      await navigation.setQuery({ [MODAL_PARAMETER]: undefined }, { replace: true });
    },
  };

  const host = deferred(() => load(modals));
  const show = () => {
    const name = nameOf();
    if (name === undefined && host.current() === undefined) {
      return;
    }
    host.load().then(
      (loaded) => {
        const { query } = current.get();
        loaded.show(query[MODAL_PARAMETER], query);
      },
      (error: unknown) => {
        log.error(`modal "${name}" could not be shown`, error);
        if (nameOf() !== undefined) {
          onFailure();
          void modals.close();
        }
      },
    );
  };
  return {
    modals,
    prepare: host.load,
    start: () => {
      show();
      return current.subscribe(() => {
        show();
        // After all subscribers were notified that the one before is closed.
        queueMicrotask(() => void offerNext());
      });
    },
  };
}
