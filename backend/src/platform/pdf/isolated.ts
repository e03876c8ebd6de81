/** A value in a text of another direction, which neither turns it nor is turned by it (UAX 9, isolates). */
export function isolated(value: string): string {
  return `\u2068${value}\u2069`;
}
