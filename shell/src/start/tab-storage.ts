/** What the tab keeps, where the browser allows it. */
export function tabStorage(window: Pick<Window, 'sessionStorage'>): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    // Forbidden by the browser's settings.
    return undefined;
  }
}
