/**
 * Runs inside the document before its first paint; stands alone, because its text is inlined.
 * Applies the stored theme, so that no page flashes in the other one. `key` is where the shell's
 * preferences keep it.
 */
export function applyTheme(key: string): void {
  try {
    const { theme } = JSON.parse(localStorage.getItem(key) ?? '{}').state ?? {};
    if (theme === 'light' || theme === 'dark') {
      document.documentElement.dataset['theme'] = theme;
    }
  } catch {
    // Storage may be forbidden or hold what others wrote: the system's theme stays.
  }
}
