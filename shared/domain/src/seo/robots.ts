/** What crawlers may do with the pages of a pattern, as a robots meta says it: `noindex, follow`. */
export interface RobotsRule {
  /** A path without language: `/coupon` alone, or with `/*` at its end itself and all below it. */
  readonly pattern: string;
  readonly content: string;
}

/** Where a page's robots meta may come from; any of them can keep it out of search engines. */
export interface RobotsSources {
  /** The page's own. */
  readonly page: string | undefined;
  /** Of what the page belongs to: its sub-section or section. */
  readonly hierarchy: string | undefined;
  /** Of the rule that fits its path. */
  readonly pattern: string | undefined;
}

const NOINDEX = /(^|[\s,])(noindex|none)([\s,]|$)/i;

/**
 * The rule for a path: an exact one before a prefix, of prefixes the longest (platform
 * specification, section 5).
 * @param path without language and query
 */
export function robotsOfPath(rules: readonly RobotsRule[], path: string): string | undefined {
  const exact = rules.find(({ pattern }) => pattern === path);
  if (exact !== undefined) {
    return exact.content;
  }
  const below = (pattern: string) =>
    pattern.endsWith('/*') &&
    (path === pattern.slice(0, -2) || path.startsWith(pattern.slice(0, -1)));
  return rules
    .filter(({ pattern }) => below(pattern))
    .toSorted((one, other) => other.pattern.length - one.pattern.length)[0]?.content;
}

/** A page is indexable unless one of its sources says noindex. */
export function isIndexable({ page, hierarchy, pattern }: RobotsSources): boolean {
  return [page, hierarchy, pattern].every((content) => !NOINDEX.test(content ?? ''));
}

/** The robots meta of a page; undefined where crawlers may do what they like. */
export function robotsContent(sources: RobotsSources): string | undefined {
  const given = [sources.page, sources.hierarchy, sources.pattern];
  const content = isIndexable(sources)
    ? given.find((text) => text !== undefined)
    : given.find((text) => NOINDEX.test(text ?? ''));
  return content;
}
