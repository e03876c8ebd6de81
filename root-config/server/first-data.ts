import type { RouteParams } from '@touchline/domain/routes';
import type { Page } from './decide-page.ts';

const PLACEHOLDER = /\{(\w+)(?::(id))?\}/g;

/**
 * Fills a template such as `/line-api/v1/topics/champ:{section}:{champ:id}` from the route's
 * parameters; `:id` takes the number a slug starts with. Undefined when a parameter is missing.
 */
export function fillPath(template: string, params: RouteParams): string | undefined {
  let complete = true;
  const path = template.replaceAll(PLACEHOLDER, (_whole, name: string, part?: string) => {
    const value = params[name];
    const used = part === 'id' ? /^\d+/.exec(value ?? '')?.[0] : value;
    complete &&= used !== undefined;
    return used === undefined ? '' : encodeURIComponent(used);
  });
  return complete ? path : undefined;
}

/** A path of a page's first data: filled from its parameters, and from the page's language as `{language}`. */
export function pathOf(
  template: string,
  { params, language }: Pick<Page, 'params' | 'language'>,
): string | undefined {
  return fillPath(template, { ...params, language });
}

/** JSON texts by path. */
export type FirstData = ReadonlyMap<string, string>;

/** The JSON text that one of our own paths answers; undefined or a rejection without data. */
export type ReadData = (path: string) => Promise<string | undefined>;

/**
 * The first data of a page as JSON text by path, read in parallel under one deadline. What is late or fails is
 * omitted: the browser requests it as if it had never been tried.
 */
export async function readFirstData(
  page: Page,
  options: { readonly read: ReadData; readonly deadline: () => Promise<unknown> },
): Promise<FirstData> {
  const templates = page.route?.firstData ?? [];
  const late = options.deadline().then(() => undefined);
  const paths = templates.flatMap((template) => pathOf(template, page) ?? []);
  const answers = await Promise.all(
    paths.map(async (path) => {
      const reading = options.read(path).catch(() => undefined);
      return [path, await Promise.race([reading, late])] as const;
    }),
  );
  return new Map(
    answers.filter((entry): entry is readonly [string, string] => entry[1] !== undefined),
  );
}
