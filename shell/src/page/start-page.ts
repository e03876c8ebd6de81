import { DESKTOP_WIDTH } from '@touchline/domain/plugins';
import type { Disposer, I18n } from '@touchline/plugin-api';
import type { ShellNavigation } from '../navigation/shell-navigation.ts';
import type { ShellServices } from '../plugins/shell-services.ts';
import { type HeaderScroll, nextHeader } from './header-scroll.ts';
import { createScrollToTop, isFarDown } from './scroll-to-top.ts';
import { startSectionToggles } from './section-toggles.ts';
import './page.css';

export interface PageParts {
  readonly document: Document;
  readonly window: Window & typeof globalThis;
  readonly outlet: HTMLElement;
  readonly services: ShellServices;
  readonly navigation: ShellNavigation;
  readonly texts: Pick<I18n, 't'>;
}

const WIDE = `(width >= ${DESKTOP_WIDTH}px)`;

/** The header, which hides where room is scarce, and the button to the top. */
function followScrolling({ document, window, outlet, services, navigation, texts }: PageParts) {
  const root = document.documentElement;
  const toTop = createScrollToTop({ window, content: outlet, texts });
  let header: HeaderScroll = { top: window.scrollY, hidden: false };
  let frame: number | undefined;
  const look = () => {
    frame = undefined;
    const top = Math.max(0, window.scrollY);
    const height = document.querySelector<HTMLElement>('[data-slot="header"]')?.offsetHeight ?? 0;
    const isKept =
      window.matchMedia(WIDE).matches || navigation.shown.get()?.contribution.keepHeader === true;
    header = nextHeader(header, { top, height, isKept });
    root.toggleAttribute('data-header-hidden', header.hidden);
    const device = String(services.keys.get('device'));
    toTop.show(isFarDown({ top, screen: window.innerHeight, device }));
  };
  const scrolled = () => {
    frame ??= window.requestAnimationFrame(look);
  };
  window.addEventListener('scroll', scrolled, { passive: true });
  const stop = navigation.shown.subscribe(scrolled);
  return () => {
    stop();
    window.removeEventListener('scroll', scrolled);
    if (frame !== undefined) {
      window.cancelAnimationFrame(frame);
    }
    root.removeAttribute('data-header-hidden');
    toTop.dispose();
  };
}

/** On a wide page, the buttons that fold its columns. */
function followWidth({ document, window, services, texts }: PageParts): Disposer {
  const wide = window.matchMedia(WIDE);
  const { preferences } = services;
  let stop: Disposer | undefined;
  const update = () => {
    if (wide.matches) {
      stop ??= startSectionToggles({ document, window, preferences, texts });
    } else {
      stop?.();
      stop = undefined;
    }
  };
  update();
  wide.addEventListener('change', update);
  return () => {
    wide.removeEventListener('change', update);
    stop?.();
  };
}

/** Starts what the page does around its views once the first screen is there. */
export function startPage(parts: PageParts): Disposer {
  const stops = [followWidth(parts), followScrolling(parts)];
  return () => {
    for (const stop of stops) {
      stop();
    }
  };
}
