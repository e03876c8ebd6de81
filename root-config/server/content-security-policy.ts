/**
 * The page's content security policy: code only with the document's nonce or loaded by such code,
 * nothing from other origins, and strings become script addresses only through the default policy.
 * @param page.host `host:port` the page is served from, for browsers whose `'self'` does not cover
 *   sockets
 */
export function contentSecurityPolicy(page: {
  readonly nonce: string;
  readonly host: string;
}): string {
  const { nonce, host } = page;
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ws://${host} wss://${host}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
