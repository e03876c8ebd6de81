/** The cookie by which the server knows a visitor. */
export const VISITOR_COOKIE = 'tl_visitor';

const AT_A_TIME = 10;

/** A visitor as the server has made them: their id, and the cookie that proves it. */
export interface Visitor {
  readonly id: string;
  readonly cookie: string;
}

async function newVisitor(address: string): Promise<Visitor> {
  const answer = await fetch(`${address}/en`);
  await answer.arrayBuffer();
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => /^tl_visitor=([^;]+)/.exec(line)?.[1])
    .find((value) => value !== undefined);
  if (cookie === undefined) {
    throw new Error(`${address}/en sets no visitor id: ${answer.status}`);
  }
  return { id: cookie.split('.')[0] ?? '', cookie };
}

/** As many new visitors as requested, of those who fit. */
export async function newVisitors(
  address: string,
  { count, fits = () => true }: { readonly count: number; readonly fits?: (id: string) => boolean },
): Promise<readonly Visitor[]> {
  const visitors: Visitor[] = [];
  while (visitors.length < count) {
    const made = await Promise.all(Array.from({ length: AT_A_TIME }, () => newVisitor(address)));
    visitors.push(...made.filter(({ id }) => fits(id)));
  }
  return visitors.slice(0, count);
}
