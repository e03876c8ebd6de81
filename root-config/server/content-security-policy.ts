/**
 * The page's content security policy: code only with the document's nonce or loaded by such code,
 * nothing from other origins, and strings become script addresses only through the default policy.
 * @param page.host `host:port` the page is served from, for browsers whose `'self'` does not cover
 *   sockets
 * @param page.partners origins of the scripts that the operator has named, which report home. The
 *   scripts themselves need no entry: code with the nonce installs them.
 * @param page.developers origins that developers serve their own plugin from, outside production:
 *   its scripts are admitted by the loader; its styles, pictures and news of new builds here
 * @param page.hosts origins of the pages that may show this one in a frame
 * @param page.frames origins of the games that pages show
 * @param page.networks origins of the social networks whose scripts offer to sign in, each in a frame
 *   of its own
 */
export function contentSecurityPolicy(page: {
  readonly nonce: string;
  readonly host: string;
  readonly partners?: readonly string[];
  readonly developers?: readonly string[] | undefined;
  readonly hosts?: readonly string[];
  readonly networks?: readonly string[];
  readonly frames?: readonly string[];
}): string {
  const {
    nonce,
    host,
    partners = [],
    developers = [],
    hosts = [],
    networks = [],
    frames = [],
  } = page;
  const offered = networks.map((origin) => ` ${origin}`).join('');
  const theirs = developers.map((origin) => ` ${origin}`).join('');
  const outside = partners.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'${offered}${theirs}`,
    `img-src 'self' data:${outside}${theirs}`,
    `font-src 'self'${theirs}`,
    `connect-src 'self' ws://${host} wss://${host}${outside}${offered}${theirs}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${[...networks, ...frames].join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${hosts.length === 0 ? "'none'" : hosts.join(' ')}`,
    "require-trusted-types-for 'script'",
    // The shell's lazily loaded parts have their own policies, each of which can be made once.
    'trusted-types default analytics dompurify remote-view social',
  ].join('; ');
}
