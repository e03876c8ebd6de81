const ORIGIN = 'https://example.com';

/**
 * Address of the folder that `<service>/` maps to: `level` 1 is the file's own folder, each more
 * is one above. Relative addresses stay relative to the host. Undefined where the address has no
 * folder to speak of.
 */
export function packageDirectory(url: string, level: number): string | undefined {
  if ((url.match(/\//g) ?? []).length < 2) {
    return undefined;
  }
  const up = level <= 1 ? './' : '../'.repeat(level - 1);
  if (/^https?:\/\//.test(url)) {
    return new URL(up, url).href;
  }
  return new URL(up, `${ORIGIN}${url.startsWith('/') ? '' : '/'}${url}`).pathname;
}
