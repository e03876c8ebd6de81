import { type APIRequestContext, expect } from '@playwright/test';

export interface ReadMail {
  /** The target of its link; empty without one. */
  readonly link: string;
  /** Where the other messages to the same address are shown, the newest first. */
  readonly others: readonly string[];
  /** The page that shows it. */
  readonly text: string;
}

/** Reads a message as the test provider shows it, once it has come. */
export async function readMail(
  request: APIRequestContext,
  shownAt: string | null | undefined,
): Promise<ReadMail> {
  let text = '';
  await expect(async () => {
    const answer = await request.get(shownAt ?? '');
    expect(answer.status()).toBe(200);
    text = await answer.text();
  }).toPass();
  return {
    link: /href="(https?:[^"]+#[\w-]+)"/.exec(text)?.[1] ?? '',
    others: [...text.matchAll(/<li><a href="([^"]+)"/g)].map(([, path = '']) => path),
    text,
  };
}
