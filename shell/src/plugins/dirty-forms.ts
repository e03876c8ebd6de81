import type { Disposer } from '@touchline/plugin-api';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface DirtyForms {
  /** Whether the player has typed or chosen something on the page that is still there. */
  readonly inPage: () => boolean;
  /** The same for what stays when the page is left for another one. */
  readonly besidePage: () => boolean;
  readonly dispose: Disposer;
}

/**
 * Knows whether a form is half filled, wherever it is shown: a field that the player has changed and that
 * is still on the page and not empty.
 */
export function trackDirtyForms({
  document,
  outlet,
}: {
  readonly document: Document;
  /** Where the page's own view is. */
  readonly outlet: HTMLElement;
}): DirtyForms {
  const changed = new Set<Field>();
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLElement && 'value' in target) {
      changed.add(target as Field);
    }
  };
  const held = () => {
    for (const field of changed) {
      if (!field.isConnected || field.value === '') {
        changed.delete(field);
      }
    }
    return [...changed];
  };
  document.addEventListener('input', onInput, true);
  return {
    inPage: () => held().length > 0,
    besidePage: () => held().some((field) => !outlet.contains(field)),
    dispose: () => document.removeEventListener('input', onInput, true),
  };
}
