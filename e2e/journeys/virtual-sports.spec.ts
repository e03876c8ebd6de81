import type { VirtualRoundAnswer } from '@touchline/contracts/virtuals';
import { newPlayer, registerPlayer } from '../../tools/browser/register-player.ts';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import { axeFindings } from './axe-findings.ts';
import { placeAccepting, readBets } from './betting.ts';
import { openSlipDialog } from './compose-slip.ts';
import { expect, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';

/** Eight seconds of the channels in one: a race every fifteen. */
const SPEED = '8';

test('a player bets on a virtual race, sees it run, and checks it in the browser', async ({
  page,
}) => {
  const server = await startQuietServer({
    environment: { VIRTUALS_SPEED: SPEED },
  });
  try {
    const { address } = server;
    await registerPlayer(page.request, { address, player: newPlayer() });
    await fund(page, address, 5_000);
    await visit(page, `${address}/en/virtualsports`);
    const open = page.locator('[data-open-round]');
    // The later of two begins in fifteen seconds at least.
    await expect(open).toHaveCount(2);
    const id = await open.last().getAttribute('data-open-round');
    await visit(page, `${address}/en/virtualsports?round=${id}`);
    const round = page.locator(`[data-round="${id}"]`);
    await expect(round).toHaveAttribute('data-status', 'open');
    await expect(round.getByText('Hash of the seed')).toBeVisible();
    const hash = await round.locator('code').first().textContent();
    await round.locator(`[data-outcome-id^="${id}~outright-winner~"]`).first().click();
    const slip = await openSlipDialog(page);
    await slip.getByRole('textbox', { name: 'Stake' }).fill('5');
    await placeAccepting(slip);
    const [bet] = await readBets(page, address, 'open');
    expect(bet?.legs[0]?.eventId).toBe(Number(id));

    await visit(page, `${address}/en/virtualsports?round=${id}`);
    await expect(round).toHaveAttribute('data-status', 'running', { timeout: 40_000 });
    await expect(round).toHaveAttribute('data-status', 'ended', { timeout: 40_000 });
    await expect(round.getByText('Your browser has computed this round again')).toBeVisible();
    expect(await round.locator('code').first().textContent()).toBe(hash);
    expect(await axeFindings(page)).toEqual([]);

    const answer = await page.request.get(`${address}/line-api/v1/virtuals/${id}`);
    const { result, bets } = ((await answer.json()) as VirtualRoundAnswer).round;
    expect(bets).toBe(1);
    const winner = result?.sport === 'virtual-greyhounds' ? result.finish[0] : undefined;
    const isWon = bet?.legs[0]?.outcomeId === `${id}~outright-winner~c${winner}`;
    await expect
      .poll(async () => (await readBets(page, address, 'settled'))[0]?.status)
      .toBe(isWon ? 'won' : 'lost');

    await round.getByRole('link', { name: 'All rounds' }).click();
    await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  } finally {
    // A page that is left open reports that its server has gone.
    await page.goto('about:blank');
    await server.stop();
  }
});
