import { describe, expect, it } from 'vitest';
import { ALERTS_PATH, score, createAlertSite } from '../../test/alerts/alert-site.ts';
import { useTestDatabase } from '../../test/database/use-test-database.ts';
import { addTestEvent } from '../../test/live/add-test-event.ts';

const ALL = ['kick-off', 'score', 'half-time', 'full-time'];
const site = createAlertSite(useTestDatabase());
const { book, books, known, written, startProcess, pass, newPlayer, newEvent } = site;
const { follow, alertsOf, kindsFor, play, end, reprice } = site;

describe('followed matches', () => {
  it('a follower is notified of what they chose, once, by two processes that both see it', async () => {
    const [all, goals, none] = [await newPlayer(), await newPlayer(), await newPlayer()];
    const [eventId, other] = [newEvent(), newEvent()];
    await follow(all, eventId, ALL);
    await follow(goals, eventId, ['score']);
    await follow(none, other, ALL);
    const processes = [startProcess(0), startProcess(1)];
    await pass(...processes);
    expect(written).toEqual([]);
    play(eventId, { period: '1h', score: score(0, 0) });
    await pass(...processes);
    play(eventId, { period: '1h', score: score(1, 0) });
    await pass(...processes);
    play(eventId, { period: 'ht', score: score(1, 0) });
    await pass(...processes);
    play(eventId, { period: '2h', score: score(1, 1) });
    end(eventId, [1, 1]);
    await pass(...processes);
    expect(kindsFor(all)).toEqual([
      'match-started',
      'match-score',
      'match-half-time',
      'match-score',
      'match-ended',
    ]);
    expect(kindsFor(goals)).toEqual(['match-score', 'match-score']);
    expect(kindsFor(none)).toEqual([]);
    expect(written.find(({ kind }) => kind === 'match-score')?.facts).toMatchObject({
      home: { en: `Home ${eventId}` },
      score: [1, 0],
    });
    await Promise.all(processes.map((each) => each.stop()));
  });

  it('a player who follows a running match is notified of what comes, not of what was', async () => {
    const playerId = await newPlayer();
    const eventId = newEvent();
    play(eventId, { period: '1h', score: score(2, 0) });
    await follow(playerId, eventId, ['kick-off']);
    await follow(playerId, eventId, ALL);
    const watch = startProcess();
    await pass(watch);
    expect(kindsFor(playerId)).toEqual([]);
    play(eventId, { period: '1h', score: score(2, 1) });
    await pass(watch);
    expect(kindsFor(playerId)).toEqual(['match-score']);
    await watch.stop();
  });

  it('a process that starts again repeats nothing and brings what happened while none ran', async () => {
    const playerId = await newPlayer();
    const eventId = newEvent();
    await follow(playerId, eventId, ALL);
    const first = startProcess();
    play(eventId, { period: '1h', score: score(1, 0) });
    await pass(first);
    await first.stop();
    play(eventId, { period: '2h', score: score(1, 1) });
    const second = startProcess();
    await pass(second);
    expect(kindsFor(playerId)).toEqual(['match-started', 'match-score', 'match-score']);
    await second.stop();

    // It ends, and is forgotten by the feed, while nothing runs.
    for (const each of books) each.remove(eventId);
    known.set(eventId, {
      sport: 'football',
      status: 'finished',
      fullTime: { home: 3, away: 1 },
    });
    const third = startProcess();
    await pass(third);
    await pass(third);
    expect(kindsFor(playerId).slice(3)).toEqual(['match-ended']);
    expect(written.at(-1)?.facts).toMatchObject({ score: [3, 1] });
    expect((await alertsOf(playerId)).follows).toEqual([]);
    await third.stop();
  });

  it('a notice that could not be written is written by the next attempt', async () => {
    const playerId = await newPlayer();
    const eventId = newEvent();
    await follow(playerId, eventId, ALL);
    const failing = startProcess(0, async () => {
      throw new Error('no disk');
    });
    play(eventId, { period: '1h', score: score(0, 0) });
    await expect(pass(failing)).rejects.toThrow('no disk');
    await failing.stop();
    const watch = startProcess();
    await pass(watch);
    expect(kindsFor(playerId)).toEqual(['match-started']);
    await watch.stop();
  });

  it('a self-excluded player is notified of nothing, also of what was queued before', async () => {
    const playerId = await newPlayer();
    const eventId = newEvent();
    await follow(playerId, eventId, ALL);
    await site.test.pool.query(
      `INSERT INTO player_limit (id, player_id, limit_type, value, state, requested_at, started_at)
       VALUES (gen_random_uuid(), $1, 30, 30, 'ACTIVE', now(), now())`,
      [playerId],
    );
    const watch = startProcess();
    play(eventId, { period: '1h', score: score(0, 0) });
    await pass(watch);
    await site.test.pool.query('DELETE FROM player_limit WHERE player_id = $1', [playerId]);
    await pass(watch);
    expect(kindsFor(playerId)).toEqual([]);
    await watch.stop();
  });

  it('an event that no one follows costs no statement', async () => {
    const eventId = newEvent();
    const watch = startProcess();
    await pass(watch);
    const { pool } = site.test;
    const query = pool.query.bind(pool);
    const statements: unknown[] = [];
    pool.query = ((...given: Parameters<typeof query>) => {
      statements.push(given[0]);
      return query(...given);
    }) as typeof pool.query;
    play(eventId, { period: '1h', score: score(4, 0) });
    reprice(eventId, '9.00');
    await watch.catchUp();
    pool.query = query;
    expect(statements).toEqual([]);
    await watch.stop();
  });

  it('a match is named in the language of the page, and its notice in every language', async () => {
    const playerId = await newPlayer();
    const eventId = 9_000;
    const names = { home: 'Arsenal', away: 'Chelsea', champ: 'Premier League' };
    addTestEvent(book, { id: eventId, isLive: false, names });
    await follow(playerId, eventId, ALL);
    const { follows } = (
      await site.app().inject({
        url: ALERTS_PATH,
        headers: { authorization: `Bearer ${playerId}`, 'accept-language': 'ru' },
      })
    ).json();
    expect(follows[0].match.home.name).toBe('Арсенал');
    const watch = startProcess();
    play(eventId, { period: '1h', score: score(0, 0) }, [book]);
    await pass(watch);
    expect(written.at(-1)?.facts).toMatchObject({ home: { en: 'Arsenal', ru: 'Арсенал' } });
    await watch.stop();
  });

  it('a match is unfollowed without moments, and the most that are kept are refused above', async () => {
    const playerId = await newPlayer();
    const events = Array.from({ length: 41 }, () => newEvent());
    for (const eventId of events.slice(0, 40)) {
      expect((await follow(playerId, eventId, ['score'])).status).toBe(200);
    }
    const last = events[40] ?? 0;
    const refused = await follow(playerId, last, ['score']);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'alerts_full']);
    expect((await follow(playerId, events[0] ?? 0, ['full-time'])).status).toBe(200);
    expect((await follow(playerId, events[0] ?? 0, [])).body.follows).toHaveLength(39);
    expect((await follow(playerId, last, ['score'])).status).toBe(200);
  });

  it('an unknown or ended match, and a moment that its sport has not, are refused', async () => {
    const playerId = await newPlayer();
    const eventId = newEvent();
    expect((await follow(playerId, 9_999_999, ['score'])).status).toBe(404);
    expect((await follow(playerId, eventId, ['penalty'])).status).toBe(400);
    end(eventId, [0, 0]);
    expect((await follow(playerId, eventId, ['score'])).body.error.code).toBe('event_finished');
  });
});
