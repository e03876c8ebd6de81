/** What the block check answers (platform §3). */
export interface BlockAnswer {
  readonly displayTypeId: number;
  readonly templateTypeId: number;
}

/** The display type that shows a page in place of the site. */
const SHOWN_AS_PAGE = 1;
/** The template of a block by country, which the cookie `force_geo_off=1` lifts outside production. */
const GEO_TEMPLATE = 1;
/** A visitor sent here keeps the requested page, to find it again afterwards. */
const SITE_UPDATES_REASON = 4;

/** The page of every reason, without language (platform §4). */
const PAGE_OF_REASON: Readonly<Record<number, string>> = {
  1: '/block',
  2: '/block',
  3: '/block',
  4: '/site-updates',
  5: '/block',
  8: '/coming-soon',
  13: '/block-ua',
  14: '/block',
  16: '/suspension',
  17: '/block-ie',
};

/** The reasons that have a page. */
export const BLOCK_REASONS: readonly number[] = Object.keys(PAGE_OF_REASON).map(Number);

const BLOCK_PATHS: ReadonlySet<string> = new Set(Object.values(PAGE_OF_REASON));

/** The only page that no block closes. */
const EXEMPT_PATH = '/accountverify';

/** The reason of a block, or `undefined` when there is none. */
export function blockReason(
  answer: BlockAnswer,
  visit: { readonly forceGeoOff: string | undefined; readonly isProduction: boolean },
): number | undefined {
  const { forceGeoOff, isProduction } = visit;
  // A cookie is the visitor's to set: where real players are it lifts nothing.
  const isLifted = !isProduction && answer.templateTypeId === GEO_TEMPLATE && forceGeoOff === '1';
  return answer.displayTypeId === SHOWN_AS_PAGE && !isLifted ? answer.templateTypeId : undefined;
}

/** The page of a reason; one that is not in the table has the general page. */
export function blockPath(reason: number): string {
  return PAGE_OF_REASON[reason] ?? '/block';
}

/** Whether a path without language is one of the block pages. */
export function isBlockPath(path: string): boolean {
  return BLOCK_PATHS.has(path);
}

/**
 * Where a block sends a page, without language: to the page of its reason, or from a block page home
 * when there is none. `undefined` leaves the visitor where they are.
 */
export function decideBlock(given: {
  readonly reason: number | undefined;
  /** Without language and query. */
  readonly path: string;
  /** With its mark, or empty. */
  readonly query: string;
}): string | undefined {
  const { reason, path, query } = given;
  if (reason === undefined) {
    return isBlockPath(path) ? '/' : undefined;
  }
  const page = blockPath(reason);
  if (path === page || path === EXEMPT_PATH) {
    return undefined;
  }
  return reason === SITE_UPDATES_REASON && path !== '/' ? `${page}${query}` : page;
}
