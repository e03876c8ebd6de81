/** Whether `path` is `prefix` or lies below it, by whole segments. */
function isBelow(path: string, prefix: string): boolean {
  const folder = prefix.endsWith('/') ? prefix : `${prefix}/`;
  return path === prefix || path.startsWith(folder);
}

/**
 * Whether an address may be in a map: one of our own, or one below an origin and path that is
 * trusted. Compared as parsed, by origin and path segment, so that `https://cdn.example.evil` and
 * `/assets-evil` are not taken for what they begin like. Without a list every web address may.
 */
export function isTrusted(url: string, trusted: readonly string[] | undefined): boolean {
  if (url.startsWith('/') && !url.startsWith('//')) {
    return !url.includes('\\');
  }
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !['http:', 'https:'].includes(parsed.protocol)) {
    return false;
  }
  if (parsed.username !== '' || parsed.password !== '') {
    return false;
  }
  return (
    trusted === undefined ||
    trusted.some((entry) => {
      const { origin, pathname } = new URL(entry);
      return parsed.origin === origin && isBelow(parsed.pathname, pathname);
    })
  );
}
