import type { Locator, Page } from '@playwright/test';

/** Letters twice as large, as a reader may have set them for every page. */
export async function enlargeLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Which of these texts are cut off, or have a word that is broken over two lines. */
export function unreadable(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((shown) =>
    shown.flatMap((name) => {
      const text = name.firstChild;
      const isCut = name.scrollWidth > name.clientWidth + 1 && name.clientWidth > 0;
      const isBroken = [...(text?.textContent ?? '').matchAll(/\S+/g)].some(
        ({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text as Node, index);
          range.setEnd(text as Node, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        },
      );
      return isCut || isBroken ? [name.textContent] : [];
    }),
  );
}
