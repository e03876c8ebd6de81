import type { LineEvent } from '@touchline/contracts/line';
import { axeFindings } from './axe-findings.ts';
import { placeAccepting, readBets, readTopic } from './betting.ts';
import { openSlipDialog } from './compose-slip.ts';
import { expect, expectReady, ignoreAskedPrices, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';
import { choosePrice } from './pick-price.ts';

const HUBS = ['epl', 'laliga', 'europaleague', 'nhlfinals', 'nbafinals'];

/** As many of a long market as are shown at first. */
const SHOWN = 8;

/** The last competitor on show who can be bet on each way: the price of a favourite may not allow it. */
function eachWayCode({ markets, state }: LineEvent): string | undefined {
  const outcomesOf = (kind: string) => markets.find(([key]) => key.startsWith(kind))?.[4] ?? [];
  const placed = new Map(outcomesOf('outright-place'));
  return state.eachWay === undefined
    ? undefined
    : outcomesOf('outright-winner')
        .slice(0, SHOWN)
        .findLast(([code]) => typeof placed.get(code) === 'string')?.[0];
}

test('a player bets on who wins a competition, from its tournament’s page of outrights', async ({
  page,
  address,
  player,
  problems,
}) => {
  expect(player.userId).not.toBe('');
  await fund(page, address, 5_000);
  // They are priced in the background after the start; a season that is all but over has no places to bet on.
  let hub = '';
  let champ = '';
  let outcomeId = '';
  await expect(async () => {
    for (const name of HUBS) {
      const [outright] = await readTopic(page, address, `outrights:${name}`);
      const code = outright && eachWayCode(outright);
      if (outright !== undefined && code !== undefined) {
        [hub, champ] = [name, outright.champ.name];
        outcomeId = `${outright.id}~outright-winner~${code}`;
      }
    }
    expect(hub).not.toBe('');
  }).toPass({ timeout: 90_000 });

  await visit(page, `/en/${hub}`);
  const favourites = page.getByRole('region', { name: 'To win outright' });
  await expect(favourites.locator('[data-outcome-id]').nth(1)).toBeVisible();
  await favourites.getByRole('link', { name: 'All outrights' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/${hub}/final$`));
  await expectReady(page);
  await expect(page.locator('[data-outright]')).toBeVisible();
  const winner = page.getByRole('region', { name: 'To win outright' });
  expect(await axeFindings(page)).toEqual([]);

  await choosePrice(winner.locator(`[data-outcome-id="${outcomeId}"]`));
  const slip = await openSlipDialog(page);
  await expect(slip.getByText(new RegExp(`To win outright.*${champ}`))).toBeVisible();
  await slip.getByRole('textbox', { name: 'Stake' }).fill('2.00');
  const eachWay = slip.getByRole('switch', { name: /^Each way: 1\/[45] of the odds/ });
  await eachWay.press('Space');
  await expect(slip.locator('[data-figure="total-stake"]')).toContainText('€4.00');
  await placeAccepting(slip);
  const [bet] = await readBets(page, address, 'open');
  expect(bet?.stake).toBe(400);
  const [win, place] = bet?.legs ?? [];
  expect(win).toMatchObject({ champ, marketKey: 'outright-winner' });
  expect(place).toMatchObject({ home: win?.home, outcomeCode: win?.outcomeCode });
  await visit(page, '/en/office/history');
  const card = page.locator(`[data-bet-id="${bet?.id}"]`);
  await expect(card).toContainText('Each way');
  await expect(card).toContainText(win?.home ?? '?');
  await expect(card).toContainText(/To be placed \(1 to \d\)/);
  ignoreAskedPrices(problems);
});
