import { randomUUID } from 'node:crypto';
import type { PlayerChallengesAnswer, WriteChallenge } from '@touchline/contracts/challenges';
import { challengeDay } from '@touchline/domain/loyalty';
import { DAY } from '@touchline/domain/time';
import { noteLaunched, openSession } from '../../src/gaming/sessions/game-session-store.ts';
import { countChallenges, runChallenges } from '../../src/loyalty/challenges/run-challenges.ts';
import { deposit } from '../../src/money/wallet/payment-movements.ts';
import { createGameWorld } from '../gaming/game-world.ts';
import { hub88Voice } from '../gaming/provider-voices.ts';
import { OPERATOR, type TestGateway } from '../site/test-gateway.ts';

const DESK = '/operator-api/v1/challenges';
const OWN = '/loyalty-api/v1/challenges';
const TEXT = { title: 'Three rounds of dice' };
const operator = { authorization: `Bearer ${OPERATOR}` };

/** A player who may be offered challenges, with money. */
export interface Challenger {
  readonly id: string;
  readonly account: string;
  readonly headers: Record<string, string>;
}

/** For tests: operators, players and a provider of games around daily challenges of a site. */
export function createChallengeWorld(site: TestGateway) {
  const { pool } = site.database;
  const voice = hub88Voice();
  const world = createGameWorld({ pool, clock: site.clock.now });
  const tokens = new Map<string, string>();
  const gameOf = (game: string) => `${voice.provider}:${game}`;
  const offset = async () => (await site.modules.configuration.read()).core.settings.timeZone ?? 0;

  async function player(country = 'GB'): Promise<Challenger> {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/web-api/auth/v1/registration/one-click',
      payload: { country, currency: 'EUR', adult: true, termsAccepted: true },
    });
    const { token: bearer } = answer.json();
    const { sub } = JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString());
    const id = String(sub);
    await pool.query(`UPDATE player SET birthday = '1990-01-01' WHERE id = $1`, [id]);
    await pool.query(
      `INSERT INTO marketing_consent (player_id, channel, is_given, source, decided_at)
       VALUES ($1, 'page', true, 'settings', $2)`,
      [id, new Date(site.clock.now())],
    );
    const { rows } = await pool.query<{ id: string }>(
      'SELECT id FROM account WHERE player_id = $1 AND type = 0',
      [id],
    );
    const account = rows[0]?.id ?? '';
    await deposit(pool, {
      accountId: account,
      amount: 100_000,
      currency: 'EUR',
      source: 'test',
      externalId: randomUUID(),
      at: site.clock.now(),
    });
    return { id, account, headers: { authorization: `Bearer ${bearer}` } };
  }

  async function tokenOf({ id, account }: Challenger, game: string): Promise<string> {
    const known = tokens.get(`${id}:${game}`);
    if (known !== undefined) {
      return known;
    }
    const [session, token, at] = [randomUUID(), randomUUID(), site.clock.now()];
    const more = { provider: voice.provider, game, playerId: id, accountId: account };
    await openSession(pool, { id: session, token, ...more, at, expiresAt: at + 30 * DAY });
    await noteLaunched(pool, { id: session, at });
    tokens.set(`${id}:${game}`, token);
    return token;
  }

  async function said(call: Parameters<typeof world.say>[1]): Promise<void> {
    const heard = await world.say(voice, call);
    if (!heard.isOk) {
      throw new Error(`the wallet says ${heard.code}`);
    }
  }

  /** A round of a player; each of its calls can be repeated by the provider. */
  async function open(of: Challenger, { game = 'dice', stake = 100 } = {}) {
    const [round, bet, win] = [randomUUID(), randomUUID(), randomUUID()];
    const holder = { account: of.account, token: await tokenOf(of, game), game };
    const staked = voice.stake({ ...holder, round, transaction: bet, amount: stake });
    await said(staked);
    return {
      repeatStake: () => said(staked),
      end: async (won: number) => {
        const paid = voice.win({ ...holder, round, stake: bet, transaction: win, amount: won });
        await said(paid);
        await world.wallet(voice.provider, {
          type: 'end-round',
          holder,
          round,
        });
        site.clock.advance(1_000);
      },
      takeBack: async (what: 'stake' | 'win') =>
        said(
          voice.takeBack({
            ...holder,
            round,
            target: what === 'stake' ? bet : win,
            transaction: randomUUID(),
          }),
        ),
    };
  }

  async function play(of: Challenger, { game = 'dice', stake = 100, won = 0 } = {}) {
    const round = await open(of, { game, stake });
    await round.end(won);
    return round;
  }

  const draft = async (more: Partial<WriteChallenge> = {}): Promise<WriteChallenge> => {
    const { day } = challengeDay(site.clock.now(), await offset());
    return {
      texts: { en: TEXT, ru: TEXT },
      games: [gameOf('dice')],
      goal: 'rounds',
      target: 3,
      purses: [{ currency: 'EUR', minStake: 100, prize: 500, places: 10 }],
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      firstDay: day,
      lastDay: '2026-12-31',
      ...more,
    };
  };
  const write = (body: object, key: string = randomUUID()) =>
    site.app.inject({
      method: 'POST',
      url: DESK,
      headers: { ...operator, 'idempotency-key': key },
      payload: body,
    });
  const act = (id: string, what: 'start' | 'stop') =>
    site.app.inject({
      method: 'POST',
      url: `${DESK}/${id}/${what}`,
      headers: operator,
      payload: {},
    });
  const dayOf = async (challenge: string) =>
    (
      await pool.query<{ id: string }>(
        'SELECT id FROM challenge_day WHERE challenge_id = $1 ORDER BY day DESC LIMIT 1',
        [challenge],
      )
    ).rows[0]?.id ?? '';

  /** A challenge that runs. @returns its id and that of its day */
  async function started(more: Partial<WriteChallenge> = {}) {
    const made = await write(await draft(more));
    const { id } = made.json();
    const answer = await act(id, 'start');
    if (answer.json().state !== 'running') {
      throw new Error(`${made.body} ${answer.body}`);
    }
    return { id, day: await dayOf(id) };
  }

  const list = async (of: Challenger): Promise<PlayerChallengesAnswer> =>
    (await site.app.inject({ url: OWN, headers: of.headers })).json();
  const enter = (day: string, of: Challenger) =>
    site.app.inject({ method: 'POST', url: `${OWN}/${day}/entry`, headers: of.headers });
  /** What the desk says of a challenge. */
  const listed = async (id: string) =>
    (await site.app.inject({ url: DESK, headers: operator }))
      .json()
      .challenges.find((one: { id: string }) => one.id === id);

  /** A day of a challenge as its player has it. */
  const own = async (day: string, of: Challenger) => {
    const { challenges, history } = await list(of);
    return [...challenges, ...history].find(({ id }) => id === day);
  };

  const run = () =>
    runChallenges({
      pool,
      clock: site.clock.now,
      writeNotice: site.modules.notices.write,
      zoneOffset: offset,
    });

  async function houseBalance(kind: string): Promise<number> {
    const { rows } = await pool.query<{ sum: string }>(
      `SELECT coalesce(sum(amount), 0) AS sum FROM entry
       JOIN account ON account.id = entry.account_id WHERE account.kind = $1`,
      [kind],
    );
    return Number(rows[0]?.sum);
  }
  async function balanceOf({ account }: Challenger): Promise<number> {
    const { rows } = await pool.query('SELECT balance FROM account WHERE id = $1', [account]);
    return Number(rows[0]?.balance);
  }
  /** Stops what earlier tests have started, and closes its days. */
  async function clear(): Promise<void> {
    await pool.query(`UPDATE challenge SET state = 'stopped'`);
    await pool.query(
      `SELECT close_challenge_day(id, ends_at) FROM challenge_day WHERE state = 'open'`,
    );
  }
  return {
    player,
    open,
    play,
    draft,
    write,
    act,
    started,
    dayOf,
    list,
    listed,
    own,
    enter,
    run,
    count: () => countChallenges({ pool, clock: site.clock.now }),
    houseBalance,
    balanceOf,
    gameOf,
    clear,
  };
}
