import type { LifeCycles } from 'single-spa';

interface Shell extends LifeCycles {
  /** Absent in shells from before it. */
  readonly prepare?: () => void;
  /** Absent in shells from before it: single-spa's mount starts those. */
  readonly start?: (root: { readonly startSingleSpa: () => Promise<void> }) => Promise<void>;
}

interface ModuleLoader {
  import(specifier: '@touchline/shell'): Promise<Shell>;
  import(specifier: 'single-spa'): Promise<typeof import('single-spa')>;
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

// Preparing needs all of the document but its last part, which may be a round trip away.
const shell = System.import('@touchline/shell').then((app) => {
  app.prepare?.();
  return app;
});
const react = System.import('react');
let isRegistered = false;

/** The shell is its one application. The shell owns history; single-spa keeps it and its parcels alive. */
async function startSingleSpa(app: Shell): Promise<void> {
  const { registerApplication, start } = await System.import('single-spa');
  // A request that was given up may be answered after the one that followed it.
  if (!isRegistered) {
    isRegistered = true;
    registerApplication({ name: 'shell', app, activeWhen: () => true });
    start({ urlRerouteOnly: true });
  }
}

/**
 * Where the first prices are still on their way when React is there, as in a kept document, all that the
 * document requests runs meanwhile.
 */
function runFirstScreen(): void {
  if (document.readyState !== 'loading') {
    return;
  }
  for (const { href } of document.querySelectorAll<HTMLLinkElement>(
    'link[rel=preload][as=script]',
  )) {
    // Its view shows that it cannot be loaded, and requests it again.
    System.import(href).catch(() => undefined);
  }
}

// The document, which requests it too, shows that it cannot be loaded.
react.then(runFirstScreen, () => undefined);

// The largest file and the first prices come last; the shell has all else in place by then.
void Promise.all([shell, documentParsed(), react]).then(
  ([app]) =>
    app.start === undefined
      ? startSingleSpa(app)
      : app.start({ startSingleSpa: () => startSingleSpa(app) }),
  // The document, which requests them too, shows that they cannot be loaded.
  () => undefined,
);
