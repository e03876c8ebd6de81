import { LIMIT_TYPE } from '@touchline/domain/limits';
import { DAY, HOUR, MINUTE, SECOND } from '@touchline/domain/time';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Challenger, createChallengeWorld } from '../../../test/loyalty/challenge-world.ts';
import { startTestGateway, type TestGateway } from '../../../test/site/test-gateway.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';

let site: TestGateway;
let house: ReturnType<typeof createChallengeWorld>;

beforeAll(async () => {
  site = await startTestGateway();
  house = createChallengeWorld(site);
}, 60_000);
afterAll(() => site.close());
beforeEach(async () => {
  await house.clear();
  await site.modules.configuration.change('core', { settings: { timeZone: 0 } });
});
afterEach(async () => expect(await ledgerFaults(site.database.pool)).toEqual([]));

/** Lets the clock come to a time of the day, of this day or the next. */
function until(hour: number): void {
  const now = site.clock.now();
  const today = Math.floor(now / DAY) * DAY + hour * HOUR;
  site.clock.advance((today > now ? today : today + DAY) - now);
}
const setZone = (timeZone: number) =>
  site.modules.configuration.change('core', { settings: { timeZone } });
async function daysOf(challenge: string) {
  const { rows } = await site.database.pool.query(
    `SELECT day::text, starts_at, ends_at FROM challenge_day WHERE challenge_id = $1 ORDER BY day`,
    [challenge],
  );
  return rows.map((row) => ({
    day: row.day,
    from: row.starts_at.getTime(),
    to: row.ends_at.getTime(),
  }));
}

describe('a day of a challenge', () => {
  it('a day ends at midnight of the site’s zone, and what is opened later counts in the next', async () => {
    await setZone(3);
    until(20);
    site.clock.advance(HOUR - MINUTE);
    const { id, day } = await house.started({ target: 2 });
    const anna = await house.player();
    await house.enter(day, anna);
    site.clock.advance(MINUTE - SECOND);
    // Opened in time and finished after the end.
    const late = await house.open(anna);
    site.clock.advance(2 * SECOND);
    await house.run();
    const next = await house.dayOf(id);
    expect(next).not.toBe(day);
    expect((await house.list(anna)).challenges.map((one) => one.id)).toEqual([next]);
    await house.enter(next, anna);
    await late.end(0);
    await house.play(anna);
    await house.run();
    expect((await house.own(day, anna))?.entry).toMatchObject({ progress: 1, isFinal: false });
    expect((await house.own(next, anna))?.entry).toMatchObject({ progress: 1 });
    site.clock.advance(11 * MINUTE);
    await house.run();
    const { rows } = await site.database.pool.query(
      `SELECT state, progress FROM challenge_entry JOIN challenge_day ON id = day_id
       WHERE day_id = $1`,
      [day],
    );
    expect(rows).toEqual([{ state: 'closed', progress: 1 }]);
    const days = await daysOf(id);
    expect(days.map(({ from }) => new Date(from).getUTCHours())).toEqual([21, 21]);
    expect(days[1]?.from).toBe(days[0]?.to);
  });

  it('no moment is in two days when the site changes its zone, as where clocks are put forward', async () => {
    await setZone(1);
    until(12);
    const { id } = await house.started();
    await setZone(2);
    // Midnight two hours ahead of Greenwich, when the day before is an hour from its end.
    until(22);
    site.clock.advance(SECOND);
    await house.run();
    const days = await daysOf(id);
    expect(days).toHaveLength(2);
    expect(days[1]?.from).toBe(days[0]?.to);
    expect((days[1]?.to ?? 0) - (days[1]?.from ?? 0)).toBe(23 * HOUR);
  });

  it('a day of which nothing would remain is left out when the site moves around the world', async () => {
    await setZone(-12);
    until(13);
    const { id } = await house.started();
    await setZone(14);
    await house.run();
    expect(await daysOf(id)).toHaveLength(1);
    site.clock.advance(DAY);
    await house.run();
    const days = await daysOf(id);
    expect(days).toHaveLength(2);
    expect(days[1]?.from).toBeGreaterThanOrEqual(days[0]?.to ?? Number.POSITIVE_INFINITY);
  });

  it('a challenge of chosen days has no other, and ends with its last', async () => {
    until(12);
    const today = new Date(site.clock.now());
    const weekday = today.getUTCDay() === 0 ? 7 : today.getUTCDay();
    const lastDay = new Date(site.clock.now() + 7 * DAY).toISOString().slice(0, 10);
    const { id } = await house.started({ weekdays: [weekday], lastDay });
    for (let passed = 0; passed < 15; passed += 1) {
      await house.run();
      site.clock.advance(DAY);
    }
    const days = await daysOf(id);
    expect(days.map(({ day }) => day)).toEqual([today.toISOString().slice(0, 10), lastDay]);
    expect(await house.listed(id)).toMatchObject({ isOver: true, days: 2, reserved: { EUR: 0 } });
  });

  it('a day that is closed keeps what was won until it is paid, and returns the rest', async () => {
    until(12);
    const before = await house.houseBalance('prizes');
    const { id, day } = await house.started({ target: 1, lastDay: '2026-12-31' });
    const [anna, boris] = [await house.player(), await house.player()];
    await house.enter(day, anna);
    await house.enter(day, boris);
    await house.play(anna);
    await house.act(id, 'stop');
    await site.database.pool.query(
      `INSERT INTO player_status (player_id, ban_level, updated_at) VALUES ($1, 1, now())`,
      [anna.id],
    );
    const balance = await house.balanceOf(anna);
    site.clock.advance(DAY);
    await Promise.all([house.run(), house.run()]);
    await house.run();
    // A banned player's waits for the end of the ban.
    expect(await house.balanceOf(anna)).toBe(balance);
    expect(await house.houseBalance('prizes')).toBe(before + 500);
    await site.database.pool.query('UPDATE player_status SET ban_level = 0 WHERE player_id = $1', [
      anna.id,
    ]);
    site.clock.advance(MINUTE);
    await Promise.all([house.run(), house.run()]);
    expect(await house.balanceOf(anna)).toBe(balance + 500);
    expect(await house.houseBalance('prizes')).toBe(before);
  });
});

describe('protected players', () => {
  const limit = (
    type: number,
  ) => `INSERT INTO player_limit (id, player_id, limit_type, value, state,
    requested_at, started_at) VALUES (gen_random_uuid(), $1, ${type}, 30, 'ACTIVE', now(), now())`;
  const setLimit = ({ id }: Challenger) =>
    site.database.pool.query(
      `INSERT INTO player_limit (id, player_id, limit_type, value, currency, state, requested_at, started_at)
       VALUES (gen_random_uuid(), $1, $2, 100, 'EUR', 'ACTIVE', $3, $3)`,
      [id, LIMIT_TYPE.wageringDay, new Date(site.clock.now())],
    );

  it.each<[string, string, string]>([
    ['is self-excluded', limit(30), 'break'],
    ['takes a break', limit(33), 'break'],
    [
      'is flagged for how they play',
      `INSERT INTO behaviour_flag (player_id, kind, measure, raised_at, seen_at)
       VALUES ($1, 'chasing', 3, now(), now())`,
      'not-offered',
    ],
    [
      'has turned bonuses off',
      `INSERT INTO player_setting (player_id, id, value, changed_at)
       VALUES ($1, 'isBonusWanted', 'false', now())`,
      'declined',
    ],
    [
      'has not agreed to offers',
      `INSERT INTO marketing_consent (player_id, channel, is_given, source, decided_at)
       VALUES ($1, 'page', false, 'settings', now())`,
      'no-consent',
    ],
  ])('a player who %s has no challenge and reads why', async (_, barrier, refusal) => {
    until(12);
    const { day } = await house.started();
    const anna = await house.player();
    expect((await house.list(anna)).challenges).toHaveLength(1);
    await site.database.pool.query(barrier, [anna.id]);
    expect(await house.list(anna)).toMatchObject({ challenges: [], history: [], refusal });
    expect((await house.enter(day, anna)).statusCode).toBe(404);
  });

  it('a player who has reached a limit of their own has no challenge, and keeps what they have joined in sight', async () => {
    until(12);
    const { day } = await house.started();
    const anna = await house.player();
    await house.enter(day, anna);
    await setLimit(anna);
    expect((await house.list(anna)).refusal).toBeUndefined();
    await house.play(anna);
    await house.count();
    expect(await house.list(anna)).toMatchObject({
      refusal: 'limit',
      challenges: [],
      history: [{ id: day, entry: { progress: 1 } }],
    });
  });

  it('a player who excludes themselves is paid what they had won before', async () => {
    until(12);
    const { day } = await house.started({ target: 1 });
    const anna = await house.player();
    await house.enter(day, anna);
    await house.play(anna);
    await house.run();
    await site.database.pool.query(limit(30), [anna.id]);
    const before = await house.balanceOf(anna);
    site.clock.advance(MINUTE);
    await house.run();
    expect(await house.balanceOf(anna)).toBe(before + 500);
  });

  it('a player of another country or without an account in its currency is shown none', async () => {
    until(12);
    const purse = { minStake: 100, prize: 500, places: 5 };
    await house.started({ countries: ['GB'] });
    await house.started({ purses: [{ currency: 'USD', ...purse }] });
    const [here, abroad] = [await house.player(), await house.player('DE')];
    expect((await house.list(here)).challenges).toHaveLength(1);
    expect(await house.list(abroad)).toMatchObject({ challenges: [], history: [] });
    const visitor = await site.app.inject({ url: '/loyalty-api/v1/challenges' });
    expect(visitor.statusCode).toBe(401);
  });
});
