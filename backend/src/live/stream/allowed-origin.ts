/**
 * Whether a page may open a socket here: it comes from the very host it connects to, or from one
 * of the listed origins. Programs that send no origin are no browsers and cannot be misled.
 */
export function isAllowedOrigin(options: {
  readonly origin: string | undefined;
  readonly host: string | undefined;
  readonly allowed: readonly string[];
}): boolean {
  const { origin, host, allowed } = options;
  if (origin === undefined || allowed.includes(origin)) {
    return true;
  }
  return URL.canParse(origin) && new URL(origin).host === host;
}
