import { element } from './element.ts';

export interface Tab {
  readonly name: string;
  readonly label: string;
  readonly show: () => readonly Node[];
}

/** Tabs over one panel; arrow keys go from one to the next. */
export function createTabs({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
}): {
  readonly root: readonly HTMLElement[];
  /** Writes the panel again, e.g. after something changed. */
  readonly refresh: (only?: string) => void;
} {
  const panel = element('div', { role: 'tabpanel', id: 'inspector-panel', tabindex: '0' });
  let chosen = 0;
  const buttons = tabs.map((tab, index) => {
    const button = element(
      'button',
      { type: 'button', role: 'tab', id: `inspector-${tab.name}`, 'aria-controls': panel.id },
      tab.label,
    );
    button.addEventListener('click', () => choose(index));
    return button;
  });
  const list = element('div', { role: 'tablist', 'aria-label': label }, ...buttons);
  list.addEventListener('keydown', (event) => {
    const isRightToLeft = getComputedStyle(list).direction === 'rtl';
    const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    const step = event.key === forward ? 1 : event.key === backward ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      choose((chosen + step + tabs.length) % tabs.length);
      buttons[chosen]?.focus();
    }
  });
  const refresh = (only?: string) => {
    const tab = tabs[chosen];
    if (tab !== undefined && (only === undefined || only === tab.name)) {
      panel.replaceChildren(...tab.show());
    }
  };
  function choose(index: number): void {
    chosen = index;
    for (const [position, button] of buttons.entries()) {
      button.setAttribute('aria-selected', String(position === index));
      button.tabIndex = position === index ? 0 : -1;
    }
    panel.setAttribute('aria-labelledby', buttons[index]?.id ?? '');
    panel.scrollTop = 0;
    refresh();
  }
  choose(0);
  return { root: [list, panel], refresh };
}
