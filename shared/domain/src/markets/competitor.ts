/** The code of an outcome that is a competitor or a player: `c1042`. */
export function competitorCode(id: number): string {
  return `c${id}`;
}

/** The competitor or player of an outcome's code; undefined for any other code. */
export function competitorOf(code: string): number | undefined {
  return /^c[1-9]\d{0,14}$/.test(code) ? Number(code.slice(1)) : undefined;
}
