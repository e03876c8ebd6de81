/** The value of a readable cookie. */
export function readCookie(document: Document, name: string): string | undefined {
  const found = document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return found === undefined || found === '' ? undefined : decodeURIComponent(found);
}

/** Writes a cookie of the whole site. @param seconds how long it lives; 0 takes it away */
export function writeCookie(
  document: Document,
  {
    name,
    value,
    seconds,
    suffix = '',
  }: {
    readonly name: string;
    readonly value: string;
    readonly seconds: number;
    /** Further attributes, e.g. `; Partitioned`. */
    readonly suffix?: string;
  },
): void {
  // The Cookie Store API is not everywhere yet.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}${suffix}`;
}
