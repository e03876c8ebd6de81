/** Keeps a name together where the text around it runs the other way. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
