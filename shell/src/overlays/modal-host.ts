import type { ModalContribution } from '@touchline/contracts/plugins';
import { evaluateWhen, keysOf } from '@touchline/domain/plugins';
import type { Disposer, I18n, Logger, Modals } from '@touchline/plugin-api';
import type { MountedView } from '../host/mounted-view.ts';
import type { ViewHost } from '../host/view-host.ts';
import type { PluginLoader } from '../plugins/plugin-loader.ts';
import type { Owned } from '../registry/registry-snapshot.ts';
import type { Registry } from '../registry/registry.ts';
import type { KeyStore } from '../services/context-keys.ts';
import styles from './modal-host.module.css';
import type { ModalHost } from './modals.ts';

interface OpenModal {
  readonly name: string;
  readonly view: MountedView;
  /** Stops listening for the end of what the modal is offered for. */
  readonly unwatch: Disposer;
  /** Removes what surrounds the view. */
  readonly remove: () => void;
}

export interface ModalHostDependencies {
  readonly overlay: HTMLElement;
  readonly registry: Registry;
  readonly keys: KeyStore;
  readonly loader: PluginLoader;
  readonly host: ViewHost;
  readonly modals: Modals;
  readonly texts: Pick<I18n, 't'>;
  readonly log: Logger;
}

/** The dialog around the retry card of a modal that failed. */
function createFailureDialog(modals: Modals, texts: Pick<I18n, 't'>): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = styles['failure'] ?? '';
  dialog.setAttribute('aria-label', texts.t('main_error'));
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    void modals.close();
  });
  const close = document.createElement('button');
  close.type = 'button';
  close.className = styles['close'] ?? '';
  close.textContent = texts.t('main_close');
  close.addEventListener('click', () => void modals.close());
  dialog.append(close);
  return dialog;
}

/**
 * Mounts the modal that the address names. Its view brings its own native dialog, and with it the
 * focus kept inside and given back; only where it fails does the host show one, with the retry card.
 */
export function createModalHost(dependencies: ModalHostDependencies): ModalHost {
  const { overlay, registry, keys, loader, host, modals, texts, log } = dependencies;
  let open: OpenModal | undefined;

  const close = () => {
    const old = open;
    open = undefined;
    old?.unwatch();
    old?.view.unmount();
    old?.remove();
  };
  const mount = (
    name: string,
    { plugin, when }: Owned<ModalContribution>,
    query: Readonly<Record<string, string>>,
  ): OpenModal => {
    const container = document.createElement('div');
    container.dataset['modal'] = name;
    overlay.append(container);
    const view = host.mount({
      description: {
        plugin,
        name,
        onFailure: 'retry',
        load: async (options) => {
          const { module, context } = await loader.part(
            plugin,
            (definition) => definition.modals?.find((modal) => modal.name === name)?.view,
            options,
          );
          return { view: module.view, context };
        },
      },
      parent: container,
      input: { params: {}, query, input: query },
    });
    let failure: HTMLDialogElement | undefined;
    view.state.subscribe((state) => {
      if (state === 'error') {
        failure ??= createFailureDialog(modals, texts);
        failure.prepend(view.element());
        container.append(failure);
        failure.showModal();
      } else if (failure?.open === true) {
        // Before anything is mounted: a dialog that is moved while it is open would close.
        container.append(view.element());
        view.element().replaceChildren();
        failure.close();
      }
    });
    const unwatch = keys.subscribe(keysOf(when), () => {
      if (!evaluateWhen(when, keys.get)) {
        void modals.close();
      }
    });
    return { name, view, unwatch, remove: () => container.remove() };
  };
  return {
    show: (name, query) => {
      if (name === open?.name) {
        open?.view.update({ params: {}, query, input: query });
        return;
      }
      close();
      if (name === undefined) {
        return;
      }
      const contribution = registry.get().modals.get(name);
      if (contribution === undefined || !evaluateWhen(contribution.when, keys.get)) {
        log.warn(`modal "${name}" is not offered now (modal_unknown)`);
        void modals.close();
        return;
      }
      open = mount(name, contribution, query);
    },
  };
}
