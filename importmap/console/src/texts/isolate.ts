/** A name or version inside a text: it keeps its own direction, where an element cannot declare it. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
