import type { SharedSlip, SharedSlipCode } from '@touchline/contracts/betting';
import type { LineEvent } from '@touchline/contracts/line';
import type { Browser } from '@playwright/test';
import { PHONE } from '../browser/phone.ts';
import { newPlayer, registerPlayer } from '../browser/register-player.ts';
import { forceFeed, measureForcedFeed, type UpdateFigures } from './forced-feed.ts';

const LEGS = 20;
const CHANGES_A_SECOND = 50;
/** A system of ten, whose figures are the most work: 184,756 lines. */
const SYSTEM = { typeId: 2, systemValue: 10 } as const;

interface Leg {
  readonly event: LineEvent;
  readonly outcomeId: string;
  readonly price: string;
}

/** Matches of the line with the first outcome of their main market. */
async function readLegs(address: string): Promise<readonly Leg[]> {
  const answer = await fetch(`${address}/line-api/v1/topics/list:line:football`);
  const { events } = (await answer.json()) as { events: LineEvent[] };
  const legs = events.flatMap((event) => {
    const [key, , status, , outcomes] = event.markets[0] ?? [];
    const [code, price] = outcomes?.[0] ?? [];
    return status === 0 && code !== undefined && typeof price === 'string'
      ? [{ event, outcomeId: `${event.id}~${key}~${code}`, price }]
      : [];
  });
  if (legs.length < LEGS) {
    throw new Error(`There are ${legs.length} matches to bet on, ${LEGS} are needed.`);
  }
  return legs.slice(0, LEGS);
}

/** A player's slip of 20 legs under 50 changes of their prices a second, on a slow processor. */
export async function measureSlipUpdates(
  browser: Browser,
  address: string,
): Promise<UpdateFigures> {
  const legs = await readLegs(address);
  const page = await browser.newPage(PHONE);
  await registerPlayer(page.request, { address, player: newPlayer() });
  const slip: SharedSlip = {
    ...SYSTEM,
    bets: legs.map(({ outcomeId, price }) => ({ outcomeId, price })),
  };
  const shared = await page.request.post(`${address}/betting-api/v1/shared-slips`, { data: slip });
  const { code } = (await shared.json()) as SharedSlipCode;
  await forceFeed(page, {
    events: legs.map(({ event }) => event),
    // One outcome of each market is on the slip.
    marketsPerSecond: CHANGES_A_SECOND,
  });
  await page.goto(`${address}/en/coupon?load=${code}`);
  await page.getByRole('textbox', { name: 'Stake' }).fill('5');
  const figures = await measureForcedFeed(page);
  const moved = await page.locator('[data-outcome] [data-move]').count();
  await page.close();
  if (moved < LEGS / 2) {
    throw new Error('The prices of the slip did not move: nothing was measured.');
  }
  return { ...figures, changesPerSecond: CHANGES_A_SECOND };
}
