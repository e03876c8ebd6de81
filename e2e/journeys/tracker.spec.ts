import type { LineEvent, TopicSnapshot } from '@touchline/contracts/line';
import { Timeline } from '@touchline/contracts/timeline';
import { competitorOf } from '@touchline/domain/markets';
import { newPlayer } from '../../tools/browser/register-player.ts';
import { startFastServer } from '../../tools/server/start-fast-server.ts';
import { axeFindings } from './axe-findings.ts';
import { type Journey, placeSingle } from './bet-calls.ts';
import { eventPath, readBets, readTopic } from './betting.ts';
import { expect, test, visit } from './fixtures.ts';
import { fund } from './funds.ts';

/** A quarter of an hour of play takes nine seconds. */
const SPEED = 100;
/** Seconds of the match clock between which a match has still to be decided, and soon is. */
const [FROM, UNTIL] = [65 * 60, 82 * 60];

async function readEvent({ page, address }: Journey, id: number): Promise<LineEvent | undefined> {
  const answer = await page.request.get(`${address}/line-api/v1/topics/event:${id}`);
  return answer.ok() ? ((await answer.json()) as TopicSnapshot).events[0] : undefined;
}

/** The likeliest player to score yet in each match that ends soon and takes bets now. */
async function* scorersOf(site: Journey) {
  const live = await readTopic(site.page, site.address, 'list:live:football');
  const late = live.filter(({ state: { clock, period } }) => {
    const seconds = clock?.seconds ?? 0;
    return period === '2h' && seconds > FROM && seconds < UNTIL;
  });
  for (const { id } of late) {
    const event = await readEvent(site, id);
    const market = event?.markets.find(
      ([key, , status]) => key === 'player-scorer' && status === 0,
    );
    const [code = '', price] = market?.[4].find(([, offered]) => offered !== null) ?? [];
    const player = event?.players?.find((one) => one.id === competitorOf(code));
    if (event !== undefined && player !== undefined && typeof price === 'string') {
      yield { event, player, price, outcomeId: `${event.id}~player-scorer~${code}` };
    }
  }
}

/** Bets on a scorer. An attack suspends a match for a moment: another one is open. */
async function betOnScorer(site: Journey) {
  for await (const offer of scorersOf(site)) {
    const isPlaced = await placeSingle(site, offer, 1_000).then(
      () => true,
      () => false,
    );
    if (isPlaced) return offer;
  }
  return undefined;
}

async function timelineOf({ page, address }: Journey, id: number): Promise<Timeline> {
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
    let placed: Awaited<ReturnType<typeof betOnScorer>>;
    await expect(async () => {
      placed = await betOnScorer(site);
      expect(placed).toBeDefined();
    }).toPass({ timeout: 60_000 });
    const { event, player } = placed as NonNullable<typeof placed>;
    const { name } = player;

    await test.step('the tracker shows the match, and reports more as it goes on', async () => {
      await visit(page, `${address}${eventPath(event)}`);
      await page.getByRole('button', { name: 'Match tracker' }).click();
      await page.getByRole('tab', { name: 'Commentary' }).click();
      const reported = page.getByRole('list', { name: 'Commentary' }).getByRole('listitem');
      await expect(reported.last()).toContainText('The match has begun.');
      const begun = { count: await reported.count(), last: await reported.first().textContent() };
      expect(await axeFindings(page, '[data-tracker-sport]')).toEqual([]);
      await expect(reported.first()).toContainText('The match is over');
      // On a very slow machine it was over at the first look.
      if (begun.last?.includes('The match is over') === false) {
        expect(await reported.count()).toBeGreaterThan(begun.count);
      }
    });

    await expect.poll(async () => (await readBets(page, address, 'settled')).length).toBe(1);
    const [leg] = (await readBets(page, address, 'settled'))[0]?.legs ?? [];
    const { incidents } = await timelineOf(site, event.id);
    const own = incidents.filter(({ player: who }) => who?.id === player.id);
    const hasScored = own.some(({ kind, note }) => kind === 'goal' && note !== 'own');
    expect(leg).toMatchObject({ player: name, home: event.home.name });
    expect(leg?.result).toBe(hasScored ? 'won' : 'lost');
    const goals = incidents.filter(({ kind }) => kind === 'goal');
    expect(leg?.score).toBe((goals.at(-1)?.score ?? [0, 0]).join(':'));

    await visit(page, `${address}/en/office/history?status=settled`);
    await expect(page.locator('main').getByText(name)).toBeVisible();
    await page.close();
  } finally {
    await server.stop();
  }
});
