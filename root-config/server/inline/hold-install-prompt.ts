/**
 * Runs inside the document's head; standalone, because its text is inlined. The browser's first
 * offer to install the site may come before any code of ours: it is held until it is used.
 */
export function holdInstallPrompt(): void {
  addEventListener(
    'beforeinstallprompt',
    (event) => {
      event.preventDefault();
      Object.assign(globalThis, { touchlineInstall: event });
    },
    { once: true },
  );
}
