import type { MatchResult } from '@touchline/domain/markets';
import { describe, expect, it } from 'vitest';
import { createAlertSite } from '../../test/alerts/alert-site.ts';
import { useTestDatabase } from '../../test/database/use-test-database.ts';

const site = createAlertSite(useTestDatabase());
const { books, known, written, startProcess, pass, newPlayer, newEvent } = site;
const { waitFor, alertsOf, kindsFor, end, reprice } = site;

describe('price alerts', () => {
  const atLeast = (price: string) => ({ direction: 'at-least', price });

  it('a player is notified once when the price is reached, whatever it does afterwards', async () => {
    const [playerId, cautious] = [await newPlayer(), await newPlayer()];
    const eventId = newEvent();
    await waitFor(playerId, eventId, atLeast('2.50'));
    await waitFor(cautious, eventId, { direction: 'at-most', price: '1.50' });
    const processes = [startProcess(0), startProcess(1)];
    await pass(...processes);
    for (const price of ['2.49', '2.52', '2.10', '2.60']) {
      reprice(eventId, price);
      await pass(...processes);
    }
    expect(kindsFor(playerId)).toEqual(['price-risen']);
    expect(kindsFor(cautious)).toEqual([]);
    expect(written.at(-1)?.facts).toMatchObject({ price: '2.52', wanted: '2.50' });
    reprice(eventId, '1.50');
    await pass(...processes);
    expect(kindsFor(cautious)).toEqual(['price-fallen']);
    expect((await alertsOf(playerId)).prices).toMatchObject([
      { marketKey: 'ft-total@0.5', outcomeCode: 'over', reached: { price: '2.52' } },
    ]);
    await Promise.all(processes.map((each) => each.stop()));
  });

  it('a price reaches the alerts that wait for it or less, of however many players, and no others', async () => {
    const eventId = newEvent();
    const wanted = ['2.40', '2.52', '2.520', '2.521', '10.00'];
    const players = await Promise.all(wanted.map(() => newPlayer()));
    for (const [at, playerId] of players.entries()) {
      await waitFor(playerId, eventId, atLeast(wanted[at] ?? ''));
    }
    const watch = startProcess();
    await pass(watch);
    reprice(eventId, '2.52');
    await pass(watch);
    expect(players.map((playerId) => kindsFor(playerId).length)).toEqual([1, 1, 1, 0, 0]);
    await watch.stop();
  });

  it('a price of a suspended market is not reached until it is open', async () => {
    const playerId = await newPlayer();
    const eventId = newEvent();
    await waitFor(playerId, eventId, atLeast('2.50'));
    const watch = startProcess();
    await pass(watch);
    reprice(eventId, '2.40');
    for (const each of books) each.suspend(eventId, 'goal');
    await pass(watch);
    expect(kindsFor(playerId)).toEqual([]);
    reprice(eventId, '2.50');
    await pass(watch);
    expect(kindsFor(playerId)).toEqual(['price-risen']);
    await watch.stop();
  });

  it('a request that is sent again sets nothing again, a new one replaces the alert', async () => {
    const playerId = await newPlayer();
    const eventId = newEvent();
    await waitFor(playerId, eventId, atLeast('2.50'), 'the-same-key');
    const watch = startProcess();
    await pass(watch);
    reprice(eventId, '2.55');
    await pass(watch);
    reprice(eventId, '1.90');
    const again = await waitFor(playerId, eventId, atLeast('2.50'), 'the-same-key');
    expect(again.body.prices).toMatchObject([{ price: '2.50', reached: { price: '2.55' } }]);
    reprice(eventId, '2.60');
    await pass(watch);
    expect(kindsFor(playerId)).toEqual(['price-risen']);
    const next = await waitFor(playerId, eventId, atLeast('3.00'));
    expect(next.body.prices).toMatchObject([{ price: '3.00' }]);
    expect(next.body.prices[0].reached).toBeUndefined();
    reprice(eventId, '3.10');
    await pass(watch);
    expect(kindsFor(playerId)).toEqual(['price-risen', 'price-risen']);
    expect((await waitFor(playerId, eventId)).body.prices).toEqual([]);
    await watch.stop();
  });

  it('a price that is there already, an unknown outcome and one that has ended are refused', async () => {
    const playerId = await newPlayer();
    const eventId = newEvent();
    const there = await waitFor(playerId, eventId, atLeast('1.80'));
    expect([there.body.error.code, there.body.error.details]).toEqual([
      'alert_reached',
      { price: '1.90' },
    ]);
    const unknown = await waitFor(playerId, 9_999_999, atLeast('2.50'));
    expect(unknown.body.error.code).toBe('outcome_unknown');
    for (const price of ['1.00', '0.50', '2,50', '2.5', '12345.00']) {
      expect((await waitFor(playerId, eventId, atLeast(price))).status).toBe(400);
    }
    end(eventId, [0, 0]);
    const late = await waitFor(playerId, eventId, atLeast('2.50'));
    expect(late.body.error.code).toBe('event_finished');
  });

  it('an alert is removed once its match has ended and left the book', async () => {
    const playerId = await newPlayer();
    const eventId = newEvent();
    await waitFor(playerId, eventId, atLeast('2.50'));
    for (const each of books) each.remove(eventId);
    const watch = startProcess();
    await pass(watch);
    expect((await alertsOf(playerId)).prices).toHaveLength(1);
    known.set(eventId, { sport: 'football', status: 'cancelled' } as MatchResult);
    await pass(watch);
    expect((await alertsOf(playerId)).prices).toEqual([]);
    expect(kindsFor(playerId)).toEqual([]);
    await watch.stop();
  });
});
