const COMMENT = /<!--[\s\S]*?-->/g;
const TAG = /<(\/?)([a-zA-Z][\w:-]*)(?:"[^"]*"|'[^']*'|[^'">])*>/g;
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/**
 * Whether HTML ends all that it begins and nothing else: put into an element, it stays in it. A browser
 * would let a stray end tag close what is around the view, which is not the view's own.
 */
export function isWellFormed(html: string): boolean {
  const text = html.replaceAll(COMMENT, '');
  if (text.includes('<!--')) {
    return false;
  }
  const open: string[] = [];
  for (const [tag, slash, name = ''] of text.matchAll(TAG)) {
    const element = name.toLowerCase();
    if (slash === '/') {
      if (open.pop() !== element) {
        return false;
      }
    } else if (!VOID.has(element) && !tag.endsWith('/>')) {
      open.push(element);
    }
  }
  // What looks like a tag and is none would begin one with what follows.
  return open.length === 0 && !/<[a-zA-Z/!]/.test(text.replaceAll(TAG, ''));
}
