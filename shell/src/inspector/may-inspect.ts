import { INSPECT_META } from '@touchline/contracts/site';

/** Whether the inspector may be opened: outside production, or where the server has said so. */
export function mayInspect({
  document,
  isDevelopment,
}: {
  readonly document: Document;
  readonly isDevelopment: boolean;
}): boolean {
  return isDevelopment || document.querySelector(`meta[name="${INSPECT_META}"]`) !== null;
}
