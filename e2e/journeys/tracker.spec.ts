import type { LineEvent, TopicSnapshot } from '@touchline/contracts/line';
import { Timeline } from '@touchline/contracts/timeline';
import { competitorOf } from '@touchline/domain/markets';
import type { Page } from '@playwright/test';
import { newPlayer } from '../../tools/browser/register-player.ts';
import { startFastServer } from '../../tools/server/start-fast-server.ts';
import { axeFindings } from './axe-findings.ts';
import { eventPath, placeAccepting, readBets, readTopic } from './betting.ts';
import { expect, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';

/** A match takes about ten seconds. */
const SPEED = 700;
/** Until kick-off a scorer is bet on; a slow machine may do it in play. */
const LEAD_MS = 6_000;

interface Site {
  readonly page: Page;
  readonly address: string;
}

async function readEvent({ page, address }: Site, id: number): Promise<LineEvent | undefined> {
  const answer = await page.request.get(`${address}/line-api/v1/topics/event:${id}`);
  return answer.ok() ? ((await answer.json()) as TopicSnapshot).events[0] : undefined;
}

/** The next match whose goalscorers are bet on, and the likeliest of them. */
async function nextScorer(site: Site) {
  const now = Date.now();
  const soon = (await readTopic(site.page, site.address, 'list:line:football'))
    .filter(({ startsAt }) => startsAt > now + LEAD_MS)
    .toSorted((left, right) => left.startsAt - right.startsAt);
  for (const { id } of soon) {
    const event = await readEvent(site, id);
    const scorers = event?.markets.find(([key, , status]) => key === 'player-scorer' && status === 0);
    const code = scorers?.[4].find(([, price]) => price !== null)?.[0];
    const name = event?.players?.find((player) => player.id === competitorOf(code ?? ''))?.name;
    if (event !== undefined && code !== undefined && name !== undefined) {
      return { event, code, name };
    }
  }
  throw new Error('No scorer is offered.');
}

async function timelineOf({ page, address }: Site, id: number): Promise<Timeline> {
  const answer = await page.request.get(`${address}/line-api/v1/timelines/${id}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return Timeline.parse(await answer.json());
}

test('a scorer is bet on, the match is followed in the tracker, and its timeline decides the bet', async ({
  page,
}) => {
  const server = await startFastServer({ environment: { FEED_SPEED: String(SPEED) } });
  const site = { page, address: server.address };
  const { address } = server;
  try {
    const answer = await page.request.post(`${address}/web-api/auth/v1/registration/full`, {
      data: { ...newPlayer(), country: 'DE', currency: 'EUR', termsAccepted: true },
      headers: { origin: address },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    await fund(page, address, 5_000);
    const { event, code, name } = await nextScorer(site);

    await visit(page, `${address}${eventPath(event)}?group=players`);
    await page.locator(`[data-outcome-id="${event.id}~player-scorer~${code}"]`).click();
    await page.getByRole('link', { name: /Bet slip/ }).click();
    await expect(page.locator('main').getByText(name, { exact: true })).toBeVisible();
    await expect(page.locator('main').getByText('Anytime goalscorer')).toBeVisible();
    await page.getByRole('textbox', { name: 'Stake', exact: true }).fill('10');
    await placeAccepting(page.locator('main'));

    await test.step('the tracker shows the match, and tells more as it goes on', async () => {
      await expect.poll(async () => (await readEvent(site, event.id))?.section).toBe('live');
      await visit(page, `${address}${eventPath({ ...event, section: 'live' })}`);
      await page.getByRole('button', { name: 'Match tracker' }).click();
      await page.getByRole('tab', { name: 'Commentary' }).click();
      const told = page.getByRole('list', { name: 'Commentary' }).getByRole('listitem');
      await expect(told.last()).toContainText('The match has begun.');
      const before = await told.count();
      expect(await axeFindings(page, '[data-tracker-sport]')).toEqual([]);
      await expect.poll(() => told.count()).toBeGreaterThan(before);
      await expect(told.first()).toContainText('The match is over');
    });

    await expect.poll(async () => (await readBets(page, address, 'settled')).length).toBe(1);
    const [leg] = (await readBets(page, address, 'settled'))[0]?.legs ?? [];
    const { incidents } = await timelineOf(site, event.id);
    const own = incidents.filter(({ player }) => player?.id === competitorOf(code));
    const hasScored = own.some(({ kind, note }) => kind === 'goal' && note !== 'own');
    const tookPart = own.length > 0;
    expect(leg).toMatchObject({ player: name, home: event.home.name });
    // Whoever is in no incident played unnoticed, or not at all.
    expect(hasScored ? ['won'] : tookPart ? ['lost'] : ['lost', 'void']).toContain(leg?.result);
    const goals = incidents.filter(({ kind }) => kind === 'goal');
    expect(leg?.score).toBe((goals.at(-1)?.score ?? [0, 0]).join(':'));

    await visit(page, `${address}/en/office/history?status=settled`);
    await expect(page.locator('main').getByText(name)).toBeVisible();
    await page.close();
  } finally {
    await server.stop();
  }
});
