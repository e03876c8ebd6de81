import { configurationKeys } from '@touchline/domain/plugins';
import { type ContextValue, DESKTOP_WIDTH } from '@touchline/domain/plugins';
import type { DocumentState } from '@touchline/contracts/site';

/** The context keys as they are when the page starts. */
export function initialKeys({
  state,
  stored,
  window,
}: {
  readonly state: DocumentState;
  /** Presence keys of what is in local storage. */
  readonly stored: readonly string[];
  readonly window: Window;
}): Record<string, ContextValue> {
  return {
    ...configurationKeys(state.configuration),
    ...Object.fromEntries(stored.map((key) => [key, true])),
    authenticated: state.authenticated,
    language: state.language,
    device: window.innerWidth < DESKTOP_WIDTH ? 'mobile' : 'desktop',
    platform: 'web',
    nonproduction: state.development,
  };
}
