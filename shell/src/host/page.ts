import type { ShownRoute } from '../navigation/shown-route.ts';

export interface Page {
  /** History has changed: the page is another one, though its view may still be on its way. */
  readonly begin: (route: ShownRoute) => void;
  /** The route's view is on screen. */
  readonly settle: (route: ShownRoute, title: string | undefined) => void;
}

function createAnnouncer(document: Document): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.dataset['announcer'] = '';
  // Set one by one: the page's policy forbids style attributes.
  Object.assign(region.style, {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  document.body.append(region);
  return region;
}

/**
 * What the document itself says of the page: the inspection attributes of `<html>`, its title, and
 * for those who do not see it a word and the focus when the page is another.
 */
export function createPage({
  document,
  outlet,
}: {
  readonly document: Document;
  readonly outlet: HTMLElement;
}): Page {
  const { dataset } = document.documentElement;
  let announcer: HTMLElement | undefined;
  let settledPath: string | undefined;

  const focusContent = () => {
    const heading = outlet.querySelector<HTMLElement>(':scope > :not([hidden]) h1') ?? outlet;
    if (!heading.hasAttribute('tabindex')) {
      heading.tabIndex = -1;
    }
    heading.focus({ preventScroll: true });
  };
  return {
    begin: (route) => {
      dataset['route'] = route.name;
      dataset['plugin'] = route.plugin;
      dataset['layout'] = route.layout;
      dataset['lng'] = route.language;
      delete dataset['ready'];
    },
    settle: (route, title) => {
      dataset['ready'] = 'true';
      if (title !== undefined && title !== document.title) {
        document.title = title;
      }
      const isAnotherPage = settledPath !== undefined && settledPath !== route.path;
      settledPath = route.path;
      // A view that took the focus itself (a search field) knows better.
      const active = document.activeElement;
      if (isAnotherPage && (active === outlet || !outlet.contains(active))) {
        focusContent();
      }
      if (isAnotherPage) {
        announcer ??= createAnnouncer(document);
        announcer.textContent = document.title;
      }
    },
  };
}
