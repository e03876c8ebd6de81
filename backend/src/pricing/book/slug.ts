/** Letters that no decomposition brings down to Latin ones. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Lower case without accents, so that "Atletico" matches "Atlético". */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[øłıđðþßæœ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** A name as a part of an address: `real-madrid`. */
export function slugOf(...names: readonly string[]): string {
  return names
    .map((name) =>
      foldText(name)
        .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
        .replace(/^-|-$/g, ''),
    )
    .filter((part) => part !== '')
    .join('-');
}
