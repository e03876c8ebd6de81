/** A provider's words as one of an address: `Video Slots` is `video-slots`; empty for words without Latin letters or digits. */
export function wordOf(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
}
