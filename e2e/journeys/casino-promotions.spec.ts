import { startServerOfGames } from '../../tools/server/start-quiet-server.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test, visit } from './fixtures.ts';
import { operate } from './operator.ts';

test('a visitor reads what comes back from games, from the bonuses of the casino to all terms', async ({
  page,
}) => {
  const server = await startServerOfGames();
  try {
    const { address } = server;
    for (const [group, data] of [
      ['thirdparty', { allowed: true }],
      [
        'loyalty',
        { cashback: { isOffered: true, isForGames: true }, premium: { isOffered: true } },
      ],
    ] as const) {
      const path = `/bff-api/config/group/${group}`;
      await operate(server, page.request, { method: 'PATCH', path, data });
    }
    await visit(page, `${address}/en/bonus/casino`);
    await page.getByRole('link', { name: /Casino promotions/ }).click();
    await expect(page).toHaveURL(/\/en\/bonus\/casino\/promotions$/);
    await expect(page.getByText('5% to 11% of a net loss in games')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: /Premium cashback/ }).click();
    await expect(page).toHaveURL(/\/promotions\/premium$/);
    await expect(page.getByRole('heading', { name: 'Main terms' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Copper/ })).toContainText('0.05%');
    expect(await axeFindings(page)).toEqual([]);
  } finally {
    // A page that is left open reports that its server has gone.
    await page.goto('about:blank');
    await server.stop();
  }
});
