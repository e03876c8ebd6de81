import { registerApplication, start, type LifeCycles } from 'single-spa';

interface Shell extends LifeCycles {
  /** Absent in shells from before it. */
  readonly prepare?: () => void;
}

interface ModuleLoader {
  import(specifier: '@touchline/shell'): Promise<Shell>;
  import(specifier: string): Promise<unknown>;
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
const shell = Promise.all([System.import('@touchline/shell'), documentParsed()]).then(([app]) => {
  app.prepare?.();
  return app;
});
// The largest file comes last; the shell has all in place by then.
void Promise.all([shell, System.import('react')]).then(
  ([app]) => {
    registerApplication({ name: 'shell', app, activeWhen: () => true });
    // The shell owns history; single-spa only keeps the shell and its parcels alive.
    start({ urlRerouteOnly: true });
  },
  // The document, which requests them too, shows that they cannot be loaded.
  () => undefined,
);
