/** An address taken apart; a `URL` is one. */
interface ParsedAddress {
  readonly href: string;
  readonly protocol: string;
  readonly origin: string;
  readonly pathname: string;
  /** With its mark, or empty. */
  readonly search: string;
}

/** Query parameter that makes a page follow the redirect service outside production. */
const REDIRECT_PARAMETER = 'redirect-service';

export type RedirectDecision =
  | { readonly kind: 'stay' }
  /** The target is where the visitor already is; worth a warning in the log. */
  | { readonly kind: 'cyclic' }
  | { readonly kind: 'go'; readonly url: string; readonly code: 301 | 302 | 307 | 308 };

const CODES: ReadonlySet<number> = new Set([301, 302, 307, 308]);

function parametersOf({ search }: ParsedAddress): readonly string[] {
  return search.slice(1).split('&').toSorted();
}

function hasParameter(address: ParsedAddress, name: string): boolean {
  return parametersOf(address).some((part) => part === name || part.startsWith(`${name}=`));
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** The same page: fragment, a closing slash and the order of the query do not count. */
function isSamePage(one: ParsedAddress, other: ParsedAddress): boolean {
  return (
    one.origin === other.origin &&
    withoutSlash(one.pathname) === withoutSlash(other.pathname) &&
    parametersOf(one).join('&') === parametersOf(other).join('&')
  );
}

/**
 * What follows from an answer of the redirect service (platform §3): it is followed only in
 * production or when the query has `redirect-service`, and never to where the visitor already is.
 */
export function decideRedirect(given: {
  readonly answer: { readonly redirect: boolean; readonly code: number };
  /** The answer's address; `undefined` when it is none. */
  readonly target: ParsedAddress | undefined;
  readonly here: ParsedAddress;
  readonly isProduction: boolean;
}): RedirectDecision {
  const { answer, target, here } = given;
  const isFollowed = given.isProduction || hasParameter(here, REDIRECT_PARAMETER);
  const isWebAddress = target?.protocol === 'https:' || target?.protocol === 'http:';
  if (target === undefined || !isWebAddress || !isFollowed || !answer.redirect) {
    return { kind: 'stay' };
  }
  if (isSamePage(target, here)) {
    return { kind: 'cyclic' };
  }
  const code = CODES.has(answer.code) ? (answer.code as 301 | 302 | 307 | 308) : 302;
  return { kind: 'go', url: target.href, code };
}
