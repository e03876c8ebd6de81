/** What search-engine data of a page is looked up by: section, part of it, thing in it. */
export interface StreamPlace {
  readonly stream: string;
  readonly subSection: string | undefined;
  readonly id: string | undefined;
}

type Params = Readonly<Record<string, string | undefined>>;

/** The number that a slug starts with: `1100-premier-league` → `1100`. */
function numberOf(slug: string | undefined): string | undefined {
  return /^\d+/.exec(slug ?? '')?.[0];
}

/**
 * The place of a page. Routes of sports name theirs; of every other path, known or not, the first
 * segment after the language is the stream, and with the language alone it is `home` (platform
 * specification, section 2).
 * @param page.path without language and query
 */
export function streamOf(page: {
  readonly route: string | undefined;
  readonly params: Params;
  readonly path: string;
}): StreamPlace {
  const { section, sport, champ, game } = page.params;
  if (page.route === 'mainGame') {
    return { stream: 'game', subSection: sport, id: numberOf(game) };
  }
  if (page.route?.startsWith('mainSection') && section !== undefined) {
    return { stream: section, subSection: sport, id: numberOf(champ) };
  }
  const [stream = 'home', subSection, third] = page.path.split('/').filter(Boolean);
  return { stream, subSection, id: third };
}
