import type { Page, Route } from '@playwright/test';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

async function answerTo(route: Route): Promise<Answer> {
  const response = await route.fetch();
  return { status: response.status(), headers: response.headers(), body: await response.body() };
}

/**
 * Answers each of the page's requests for the line as the first time: matches that start or end meanwhile
 * change nothing of what it shows.
 */
export async function keepLineAnswers(page: Page): Promise<void> {
  const answers = new Map<string, Promise<Answer>>();
  await page.route(/\/line-api\//, async (route) => {
    const url = route.request().url();
    const answer = answers.get(url) ?? answerTo(route);
    answers.set(url, answer);
    await route.fulfill(await answer);
  });
}
