/** The first paragraph of a text, cut between words. @param longest in characters */
export function firstParagraph(body: string, longest: number): string {
  const [first = ''] = body.split(/\n\s*\n/);
  if (first.length <= longest) {
    return first;
  }
  const cut = first.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()}…`;
}
