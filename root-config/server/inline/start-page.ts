/**
 * Runs inside the document right after the loader; standalone, because its text is inlined.
 * Starts the page; `stateId` is where the texts of its language are. When its first scripts cannot
 * be had, or are not what was published, the page is loaded again, once a minute at most as for
 * missing files; then, and when nothing has come for 20 s, a card in the place of the skeleton
 * shows an error and offers to reload. Files are fetched past the cache before that: it may contain
 * what is broken, and would for ever. What comes late takes the card away.
 */
export function startPage(
  system: { readonly import: (specifier: string) => Promise<unknown> },
  stateId: string,
): void {
  const root = document.documentElement;
  const isReady = () => 'ready' in root.dataset;

  async function reload(): Promise<void> {
    const files = document.querySelectorAll<HTMLLinkElement>('link[rel=preload]');
    const fetched = [...files].map(({ href }) => fetch(href, { cache: 'reload' }));
    const patience = new Promise((resolve) => setTimeout(resolve, 3000));
    await Promise.race([Promise.allSettled(fetched), patience]);
    location.reload();
  }

  function show(): void {
    const skeleton = document.querySelector('main>[data-skeleton]:first-child');
    if (isReady() || skeleton === null) return;
    const { texts } = JSON.parse(document.getElementById(stateId)?.textContent ?? '{"texts":{}}');
    const card = document.createElement('div');
    card.className = 'tl-failed';
    card.setAttribute('role', 'alert');
    const text = document.createElement('p');
    text.textContent = texts.main_page_failed;
    const button = document.createElement('button');
    button.textContent = texts.main_page_refresh_button;
    button.addEventListener('click', reload);
    card.append(text, button);
    skeleton.before(card);
    new MutationObserver(() => isReady() && card.remove()).observe(root, { attributes: true });
  }

  function say(): void {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
    else show();
  }

  function fail(error: unknown): void {
    // There is no log yet that could be written to.
    // oxlint-disable-next-line no-console
    console.error(error);
    if (isReady()) return;
    try {
      if (navigator.onLine && Date.now() - Number(sessionStorage['tl:reloaded-at'] ?? 0) > 60_000) {
        sessionStorage['tl:reloaded-at'] = Date.now();
        void reload();
        return;
      }
    } catch {
      // Without a memory the page might be loaded again for ever.
    }
    say();
  }

  // A failed module also rejects promises inside the loader without a listener.
  addEventListener('unhandledrejection', (event) => {
    if (!isReady() && String(event.reason).includes('SystemJS Error')) event.preventDefault();
  });
  setTimeout(say, 20_000);
  // What the page begins with requests shell and React; their failure is caught here.
  Promise.all(
    ['@touchline/root-config', '@touchline/shell', 'react'].map((name) => system.import(name)),
  ).catch(fail);
}
