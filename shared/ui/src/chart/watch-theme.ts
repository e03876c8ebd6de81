/** Calls back when the page changes between dark and light. Returns what ends it. */
export function watchTheme(onChange: () => void): () => void {
  const dark = window.matchMedia?.('(prefers-color-scheme: dark)');
  dark?.addEventListener('change', onChange);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    dark?.removeEventListener('change', onChange);
    observer.disconnect();
  };
}
