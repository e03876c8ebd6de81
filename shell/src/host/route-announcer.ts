import type { Clock } from '@touchline/plugin-api';

/** The word waits for the focus to be read and for the view to name its page, ms. */
const ANNOUNCE_AFTER = 100;

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

/** For those who do not see it: the focus and a word when the page is another. */
export function createRouteAnnouncer({
  document,
  outlet,
  clock,
}: {
  readonly document: Document;
  readonly outlet: HTMLElement;
  readonly clock: Clock;
}): () => void {
  const announcer = createAnnouncer(document);
  const focusContent = () => {
    const heading = outlet.querySelector<HTMLElement>(':scope > :not([hidden]) h1') ?? outlet;
    if (!heading.hasAttribute('tabindex')) {
      heading.tabIndex = -1;
    }
    heading.focus({ preventScroll: true });
  };
  return () => {
    // A view that took the focus itself (a search field) knows better.
    const active = document.activeElement;
    if (active === outlet || !outlet.contains(active)) {
      focusContent();
    }
    clock.after(ANNOUNCE_AFTER, () => {
      announcer.textContent = document.title;
    });
  };
}
