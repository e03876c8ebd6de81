import type { Disposer, I18n, Preferences } from '@touchline/plugin-api';
import type { PreferencesStore } from '../services/preferences.ts';
import { isLeftShown, isRightShown } from './sections.ts';
import styles from './section-toggles.module.css';

type Side = 'left' | 'right';

const SETTING = {
  left: 'leftSectionDisplayState',
  right: 'rightSectionDisplayState',
} as const satisfies Record<Side, keyof Preferences>;

interface Toggle {
  readonly slot: HTMLElement;
  readonly bar: HTMLElement;
  readonly button: HTMLButtonElement;
}

function createToggle(slot: HTMLElement, side: Side): Toggle {
  const document = slot.ownerDocument;
  const bar = document.createElement('aside');
  bar.className = styles['bar'] ?? '';
  bar.dataset['sectionToggle'] = side;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles['button'] ?? '';
  bar.append(button);
  slot.classList.add(styles['column'] ?? '');
  // Last, so that what is in the section already stays where it is.
  slot.append(bar);
  return { slot, bar, button };
}

/**
 * Lets the player hide and show the sections beside the content, on screens that have them. The
 * choice is a setting; a hidden left section shows itself while it is hovered, has the focus, or has
 * open filters (an element with `data-filters-open`).
 */
export function startSectionToggles({
  document,
  window,
  preferences,
  texts,
}: {
  readonly document: Document;
  readonly window: Window & typeof globalThis;
  readonly preferences: PreferencesStore;
  readonly texts: Pick<I18n, 't'>;
}): Disposer {
  const root = document.documentElement;
  const abort = new AbortController();
  const { signal } = abort;
  const toggles = new Map<Side, Toggle>();
  let isHovered = false;
  let isFocused = false;

  const isHidden = (side: Side) => preferences.get()[SETTING[side]] === 1;
  const isShown = (side: Side, given: { readonly isHovered: boolean }) =>
    side === 'right'
      ? isRightShown({ isHiddenByPlayer: isHidden('right') })
      : isLeftShown({
          width: window.innerWidth,
          isHiddenByPlayer: isHidden('left'),
          isHovered: given.isHovered,
          areFiltersOpen: toggles.get('left')?.slot.querySelector('[data-filters-open]') != null,
        });
  const show = () => {
    for (const [side, { bar, button }] of toggles) {
      const stays = isShown(side, { isHovered: false });
      const shown = isShown(side, { isHovered: isHovered || isFocused });
      if (stays) {
        delete root.dataset[side];
      } else {
        root.dataset[side] = shown ? 'peek' : 'hidden';
      }
      const label = texts.t(`main_section_${side}_${stays ? 'hide' : 'show'}`);
      button.setAttribute('aria-expanded', String(shown));
      button.setAttribute('aria-label', label);
      bar.setAttribute('aria-label', label);
    }
  };
  for (const side of ['left', 'right'] as const) {
    const slot = document.querySelector<HTMLElement>(`body [data-slot="${side}"]`);
    if (slot !== null) {
      const toggle = createToggle(slot, side);
      toggles.set(side, toggle);
      toggle.button.addEventListener('click', () => {
        isHovered = false;
        isFocused = false;
        preferences.change({ [SETTING[side]]: isHidden(side) ? 0 : 1 });
        show();
      });
    }
  }
  const left = toggles.get('left');
  if (left !== undefined) {
    const on = (type: string, act: (event: Event) => void) =>
      left.slot.addEventListener(
        type,
        (event) => {
          act(event);
          show();
        },
        { signal },
      );
    on('pointerenter', () => {
      isHovered = true;
    });
    on('pointerleave', () => {
      isHovered = false;
    });
    on('focusin', ({ target }) => {
      isFocused = target !== left.button;
    });
    on('focusout', () => {
      isFocused = false;
    });
  }
  window.addEventListener('resize', show, { signal });
  const stop = preferences.subscribe(show);
  show();
  return () => {
    stop();
    abort.abort();
    for (const [side, { slot, bar }] of toggles) {
      delete root.dataset[side];
      slot.classList.remove(styles['column'] ?? '');
      bar.remove();
    }
  };
}
