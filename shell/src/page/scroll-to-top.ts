import type { Disposer, I18n } from '@touchline/plugin-api';
import styles from './scroll-to-top.module.css';

/** The button appears after this number of screens of scroll (product.txt §2.7). */
const SCREENS = { mobile: 4, other: 1 };

/** Whether a page is scrolled so far that a button back is worth its place. */
export function isFarDown(given: {
  /** Pixels scrolled. */
  readonly top: number;
  /** Height of the screen, pixels. */
  readonly screen: number;
  readonly device: string;
}): boolean {
  const screens = given.device === 'mobile' ? SCREENS.mobile : SCREENS.other;
  return given.top > screens * given.screen;
}

export interface ScrollToTop {
  readonly show: (isShown: boolean) => void;
  readonly dispose: Disposer;
}

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** The button back to the top, at the corner of the content. Made when it is first shown. */
export function createScrollToTop({
  window,
  content,
  texts,
}: {
  readonly window: Window;
  readonly content: HTMLElement;
  readonly texts: Pick<I18n, 't'>;
}): ScrollToTop {
  let button: HTMLButtonElement | undefined;
  const create = () => {
    const { document } = window;
    const created = document.createElement('button');
    created.type = 'button';
    created.className = styles['button'] ?? '';
    created.dataset['toTop'] = '';
    created.setAttribute('aria-label', texts.t('main_to_top'));
    const icon = document.createElementNS(NAMESPACE, 'svg');
    icon.setAttribute('viewBox', '0 0 24 24');
    icon.setAttribute('aria-hidden', 'true');
    const path = document.createElementNS(NAMESPACE, 'path');
    path.setAttribute('d', 'M13 20h-2V8l-5.5 5.5-1.42-1.42L12 4.16l7.92 7.92-1.42 1.42L13 8z');
    icon.append(path);
    created.append(icon);
    created.addEventListener('click', () => {
      const isCalm = window.matchMedia('(prefers-reduced-motion)').matches;
      window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
      // The button goes; the focus stays on the page.
      content.focus({ preventScroll: true });
    });
    content.append(created);
    return created;
  };
  return {
    show: (isShown) => {
      if (isShown || button !== undefined) {
        button ??= create();
        button.hidden = !isShown;
      }
    },
    dispose: () => button?.remove(),
  };
}
