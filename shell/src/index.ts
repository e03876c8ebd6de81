import type { renderPage as render } from './server/render-page.ts';

export { bootstrap, mount, prepare, start, unmount } from './main.ts';

/** Renders a page's first screen on the server; its code is not part of what browsers load. */
export const renderPage: typeof render = async (...given) =>
  (await import('./server/render-page.ts')).renderPage(...given);
