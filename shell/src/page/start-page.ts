import { DESKTOP_WIDTH } from '@touchline/contracts';
import type { Disposer, I18n } from '@touchline/plugin-api';
import type { ShellNavigation } from '../navigation/shell-navigation.ts';
import type { ShellServices } from '../plugins/shell-services.ts';
import { isSnowing, SNOW_KEYS } from './is-snowing.ts';
import { type HeaderScroll, nextHeader } from './header-scroll.ts';
import { createScrollToTop, isFarDown } from './scroll-to-top.ts';
import { startSectionToggles } from './section-toggles.ts';
import { startSnowfall } from './snowfall.ts';
import './page.css';

export interface PageParts {
  readonly document: Document;
  readonly window: Window & typeof globalThis;
  readonly outlet: HTMLElement;
  readonly services: ShellServices;
  readonly navigation: ShellNavigation;
  readonly texts: Pick<I18n, 't'>;
}

/** The header that hides, and the button to the top. */
function followScrolling({ document, window, outlet, services, navigation, texts }: PageParts) {
  const root = document.documentElement;
  const toTop = createScrollToTop({ window, content: outlet, texts });
  let header: HeaderScroll = { top: window.scrollY, hidden: false };
  let frame: number | undefined;
  const look = () => {
    frame = undefined;
    const top = Math.max(0, window.scrollY);
    const height = document.querySelector<HTMLElement>('[data-slot="header"]')?.offsetHeight ?? 0;
    const isKept = navigation.shown.get()?.contribution.keepHeader === true;
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

/** A part that is there while a condition holds; its code is loaded when it first does. */
function whileTrue(
  holds: () => boolean,
  load: () => Promise<() => Disposer>,
  onError: (error: unknown) => void,
) {
  let stop: Disposer | undefined;
  let wanted = false;
  return {
    look: () => {
      if (holds() === wanted) {
        return;
      }
      wanted = !wanted;
      stop?.();
      stop = undefined;
      if (wanted) {
        load().then((start) => {
          if (wanted && stop === undefined) {
            stop = start();
          }
        }, onError);
      }
    },
    dispose: () => {
      wanted = false;
      stop?.();
    },
  };
}

/** Starts what the page does around its views once the first screen is there. */
export function startPage(parts: PageParts): Disposer {
  const { document, window, services, texts } = parts;
  const { keys, preferences } = services;
  const log = services.logger('shell');
  const onError = (error: unknown) => log.warn('a part of the page could not be loaded', error);
  const calm = window.matchMedia('(prefers-reduced-motion)');
  const wide = window.matchMedia(`(width >= ${DESKTOP_WIDTH}px)`);
  const snow = whileTrue(
    () =>
      isSnowing({
        keys,
        isCalm: calm.matches,
        isLight: preferences.get().isAppLightVersion === 1,
      }),
    async () => () => startSnowfall(window),
    onError,
  );
  const sections = whileTrue(
    () => wide.matches,
    async () => () => startSectionToggles({ document, window, preferences, texts }),
    onError,
  );
  snow.look();
  sections.look();
  calm.addEventListener('change', snow.look);
  wide.addEventListener('change', sections.look);
  const stops = [
    keys.subscribe(SNOW_KEYS, snow.look),
    preferences.subscribe(snow.look),
    followScrolling(parts),
    snow.dispose,
    sections.dispose,
    () => calm.removeEventListener('change', snow.look),
    () => wide.removeEventListener('change', sections.look),
  ];
  return () => {
    for (const stop of stops) {
      stop();
    }
  };
}
