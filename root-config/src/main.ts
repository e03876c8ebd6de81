import { registerApplication, start, type LifeCycles } from 'single-spa';

interface ModuleLoader {
  readonly import: (specifier: string) => Promise<LifeCycles>;
}
declare const System: ModuleLoader;

/** Resolves when the whole document is there: its last part carries the first prices. */
function documentParsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    } else {
      resolve();
    }
  });
}

// Loading begins now, while the rest of the document is still on its way.
const loading = Promise.all([System.import('@touchline/shell'), documentParsed()]);
void loading.then(
  ([app]) => {
    registerApplication({ name: 'shell', app, activeWhen: () => true });
    // The shell owns history; single-spa only keeps the shell and its parcels alive.
    start({ urlRerouteOnly: true });
  },
  // The document, which requests the shell too, shows that it cannot be loaded.
  () => undefined,
);
