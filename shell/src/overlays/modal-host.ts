import { evaluateWhen } from '@touchline/contracts';
import type { I18n, Logger, Modals } from '@touchline/plugin-api';
import type { MountedView } from '../host/mounted-view.ts';
import type { ViewHost } from '../host/view-host.ts';
import type { PluginLoader } from '../plugins/plugin-loader.ts';
import type { Registry } from '../registry/registry.ts';
import type { KeyStore } from '../services/context-keys.ts';
import styles from './modal-host.module.css';
import type { ModalHost } from './modals.ts';

interface OpenModal {
  readonly name: string;
  readonly dialog: HTMLDialogElement;
  readonly view: MountedView;
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

/** The dialog is called what its first heading says. */
function nameByHeading(dialog: HTMLDialogElement, name: string): void {
  const heading = dialog.querySelector('h1, h2, h3');
  if (heading !== null) {
    heading.id ||= `modal-${name}-heading`;
    dialog.setAttribute('aria-labelledby', heading.id);
  }
}

/**
 * Shows the modal that the address names in a native dialog: the browser holds the focus inside,
 * gives it back afterwards and closes on Escape; here that means going back.
 */
export function createModalHost(dependencies: ModalHostDependencies): ModalHost {
  const { overlay, registry, keys, loader, host, modals, texts, log } = dependencies;
  let open: OpenModal | undefined;

  const close = () => {
    const old = open;
    open = undefined;
    old?.view.unmount();
    old?.dialog.close();
    old?.dialog.remove();
  };
  const createDialog = (name: string): HTMLDialogElement => {
    const dialog = document.createElement('dialog');
    dialog.className = styles['dialog'] ?? '';
    dialog.dataset['modal'] = name;
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      void modals.close();
    });
    dialog.addEventListener('click', (event) => {
      // Only the backdrop: clicks inside come from the content.
      if (event.target === dialog) {
        void modals.close();
      }
    });
    const closer = document.createElement('button');
    closer.type = 'button';
    closer.className = styles['close'] ?? '';
    closer.textContent = '×';
    closer.setAttribute('aria-label', texts.t('main_close'));
    closer.addEventListener('click', () => void modals.close());
    dialog.append(closer);
    return dialog;
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
      const { plugin } = contribution;
      const dialog = createDialog(name);
      const content = document.createElement('div');
      content.className = styles['content'] ?? '';
      dialog.append(content);
      overlay.append(dialog);
      dialog.showModal();
      const view = host.mount({
        description: {
          plugin,
          name,
          onFailure: 'retry',
          load: async () => {
            const { module, context } = await loader.part(
              plugin,
              (definition) => definition.modals?.find((modal) => modal.name === name)?.view,
            );
            return { view: module.view, context };
          },
        },
        parent: content,
        input: { params: {}, query, input: query },
      });
      view.state.subscribe((state) => {
        if (state === 'ready') {
          nameByHeading(dialog, name);
        }
      });
      open = { name, dialog, view };
    },
  };
}
