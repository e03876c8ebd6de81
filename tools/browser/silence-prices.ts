import type { ServerFrame } from '@touchline/contracts/live';
import type { Page } from '@playwright/test';

/** Longer than anything is watched for, ms. */
const NEVER = 3_600_000;

/**
 * Connects the page from its next connection on to a stream that greets and then sends nothing, for as
 * long as a page waits for news: what it showed at the beginning it shows at the end.
 */
export async function silencePrices(page: Page): Promise<void> {
  const greeting: ServerFrame = [
    'hi',
    { protocol: 1, time: Date.now(), heartbeatMs: NEVER, staleAfterMs: NEVER },
  ];
  await page.routeWebSocket(/live-api/, (socket) => socket.send(JSON.stringify(greeting)));
  await page.route(/live-api/, (route) => route.abort());
}
