import type { PageSettings } from '@touchline/domain/settings';

/**
 * Runs inside the document before its first paint; standalone, because its text is inlined.
 * Shows what the player has set over what the site starts with, so that no page flashes in other
 * looks. `key` is where the shell's preferences keep it.
 */
export function applySettings(
  key: string,
  defaults: PageSettings,
  attributesOf: (settings: PageSettings) => Readonly<Record<string, string | undefined>>,
): void {
  let chosen: unknown;
  try {
    chosen = JSON.parse(localStorage.getItem(key) ?? '{}').state;
  } catch {
    // Storage may be forbidden or contain what others wrote: the site's settings stay.
  }
  const attributes = attributesOf({ ...defaults, ...(chosen as PageSettings | undefined) });
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) {
      document.documentElement.dataset[name] = value;
    }
  }
}
