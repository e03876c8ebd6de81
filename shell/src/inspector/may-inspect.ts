/** Written into the document's head by whoever lets this browser look inside, e.g. by a signed link. */
export const INSPECT_META = 'touchline-inspect';

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
