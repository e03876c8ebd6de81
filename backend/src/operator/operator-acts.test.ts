import { hashPassword } from '../identity/auth/passwords.ts';
import { randomUUID } from 'node:crypto';
import { createHash } from 'node:crypto';
import { AUDIT_REASON_HEADER } from '@touchline/contracts/operator';
import type { InjectOptions } from 'fastify';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { firstAuditFault } from '../platform/audit/audit-log.ts';
import { auditUndeclaredActs } from '../platform/audit/undeclared-acts.ts';
import { openDraws } from '../pools/hold-draws.ts';
import { openDrawsOf } from '../pools/list-draws.ts';
import { raiseTask } from './tasks/tasks.ts';
import { requireOperator } from '../platform/http/operator.ts';
import { createTestApp } from '../../test/platform/test-app.ts';
import { deposit } from '../money/wallet/payment-movements.ts';
import { offeredGame } from '../../test/gaming/offered-game.ts';
import { testPlugin } from '../../test/site/test-artefact.ts';
import { OPERATOR, startTestGateway, type TestGateway } from '../../test/site/test-gateway.ts';

const WRITING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const REASON = 'the reason – с причиной';
/** Pages report to the import-map service without a token. */
const PUBLIC = new Set(['POST /import-map-service/reports']);

let site: TestGateway;
let annasToken: string;
let annasCookie: string;
let playerId: string;
let betId: string;
let drawId: string;
let outcomeId: string;
let reviewed: readonly string[];
let bonusId: string;
let linkId: string;
let taskId: string;
let returning: { readonly playerId: string; readonly requestId: string };
let supportRequestId: string;
let callId: string;
let documentId: string;
let roundId: string;
let termsVersion: number;
let endedTournamentId: string;
let invitation: { readonly code: string; readonly operator: { readonly version: number } };

const asOperator = {
  authorization: `Bearer ${OPERATOR}`,
  [AUDIT_REASON_HEADER]: encodeURIComponent(REASON),
};

function call(method: 'POST' | 'PATCH' | 'DELETE', url: string, more: InjectOptions = {}) {
  return site.app.inject({ method, url, headers: asOperator, ...more });
}

async function register(): Promise<{ readonly id: string; readonly token: string }> {
  const { token } = (
    await site.app.inject({
      method: 'POST',
      url: '/web-api/auth/v1/registration/one-click',
      payload: { country: 'GB', currency: 'EUR', adult: true, termsAccepted: true },
    })
  ).json();
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return { id: String(sub), token };
}

/** An operator who signs in with a personal token acts under their name. */
async function signInAsAnna(): Promise<void> {
  const made = await call('POST', '/import-map-service/tokens', {
    payload: { name: 'anna', mayWrite: true },
  });
  annasToken = made.json().token;
  const answer = await site.consoleApp.inject({
    method: 'POST',
    url: '/operator/session',
    payload: { token: annasToken },
  });
  annasCookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

/** An operator who signs in by name; with a code of the app once there is a second step. */
async function borisCookie(password: string): Promise<string> {
  const signIn = (code?: string) =>
    site.consoleApp.inject({
      method: 'POST',
      url: '/operator/session',
      payload: { name: 'boris', password, code },
    });
  const first = await signIn();
  const answer = first.statusCode === 403 ? await signIn(codeAt(30_000)) : first;
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

/** Places a bet on the first outcome that is offered. */
async function placeBet(token: string): Promise<string> {
  await site.feed.start();
  await site.app.inject({
    method: 'PATCH',
    url: '/bff-api/config/group/responsible',
    headers: asOperator,
    payload: { personalDataBeforePlay: false },
  });
  const headers = { authorization: `Bearer ${token}` };
  const held = await site.app.inject({ url: '/wallet-api/v1/accounts', headers });
  const { id: accountId } = held.json().accounts[0];
  await deposit(site.database.pool, {
    accountId,
    amount: 1_000,
    currency: 'EUR',
    source: 'test',
    externalId: 'operator-acts',
    at: site.clock.now(),
  });
  const line = await site.app.inject({ url: '/line-api/v1/topics/top:line' });
  const [event] = line.json().events;
  const [marketKey, , , , [[outcomeCode, price]]] = event.markets[0];
  outcomeId = `${event.id}~${marketKey}~${outcomeCode}`;
  const bets = [{ outcomeId, price }];
  const placed = await site.app.inject({
    method: 'POST',
    url: '/betting-api/v1/bets',
    headers: { ...headers, 'idempotency-key': 'operator-acts' },
    payload: { accountId, typeId: 0, amount: 100, changeCoefAction: 2, bets },
  });
  expect(placed.statusCode, placed.body).toBe(200);
  return placed.json().bet.id;
}

/** A tournament that has ended and can be closed. @returns its id */
async function endedTournament(): Promise<string> {
  const { rows } = await site.database.pool.query<{ id: string }>(
    `INSERT INTO tournament (key, request_digest, texts, games, score, currency, min_stake, prizes,
       starts_at, ends_at, state, created_by, created_at)
     VALUES ('ended', '', '{}', '{house:dice}', 'rounds', 'EUR', 100, '{100}', $1, $2, 'open', 'anna', $1)
     RETURNING id`,
    [new Date(site.clock.now() - 2), new Date(site.clock.now() - 1)],
  );
  return rows[0]?.id ?? '';
}

/** Requests a withdrawal about which an operator decides. @returns its id */
async function requestWithdrawal(token: string): Promise<string> {
  await site.app.inject({
    method: 'PATCH',
    url: '/bff-api/config/group/payments',
    headers: asOperator,
    payload: { withdrawals: { minimumMajor: 1, automaticUpToMajor: 0, turnoverTimes: 0 } },
  });
  await site.database.pool.query(
    `INSERT INTO payment_means (player_id, provider, method_id, means_id, label, used_at)
     VALUES ($1, 'test', 'test-card', 'test-4242', 'Card', now()) ON CONFLICT DO NOTHING`,
    [playerId],
  );
  const headers = { authorization: `Bearer ${token}` };
  const held = await site.app.inject({ url: '/wallet-api/v1/accounts', headers });
  const { id: accountId } = held.json().accounts[0];
  const requested = await site.app.inject({
    method: 'POST',
    url: '/payments-api/v1/withdrawals',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    payload: {
      accountId,
      methodId: 'test-card',
      meansId: 'test-4242',
      amount: 100,
      language: 'en',
    },
  });
  expect(requested.statusCode, requested.body).toBe(200);
  return requested.json().withdrawal.id;
}

/** Another player who asks for the account back that they closed. */
async function requestReturn(): Promise<typeof returning> {
  const { id } = await register();
  const { pool } = site.database;
  await pool.query(
    `INSERT INTO account_closure (player_id, reason, closed_at) VALUES ($1, 'unused', now())`,
    [id],
  );
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO return_request (player_id, kind, reason, requested_at)
     VALUES ($1, 'closure', '', now()) RETURNING id`,
    [id],
  );
  return { playerId: id, requestId: rows[0]?.id ?? '' };
}

/** A player with two-factor authentication and a security question who has written to Support. @returns the request's id */
async function writeToSupport(): Promise<string> {
  const { pool } = site.database;
  await pool.query(
    `INSERT INTO two_factor (player_id, secret, begun_at, enabled_at) VALUES ($1, '', now(), now())`,
    [playerId],
  );
  await pool.query(
    `INSERT INTO security_question (player_id, question, answer_hash, set_at)
     VALUES ($1, 'lullaby', $2, now())`,
    [playerId, await hashPassword('brotherjohn')],
  );
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO support_request (player_id, key, topic, language, status, created_at, updated_at)
     VALUES ($1, 'a-key-of-theirs', 'other', 'en', 'open', now(), now()) RETURNING id`,
    [playerId],
  );
  await pool.query(
    `INSERT INTO support_message (request_id, author, text, written_at)
     VALUES ($1, 'player', 'Hello there.', now())`,
    [rows[0]?.id],
  );
  return rows[0]?.id ?? '';
}

/** A call that the player has requested. @returns its id */
async function requestCall(): Promise<string> {
  const { rows } = await site.database.pool.query<{ id: string }>(
    `INSERT INTO support_call (player_id, key, topic, phone_code, phone_number, language, window_from,
       window_to, due_at, status, created_at, updated_at)
     VALUES ($1, 'a-key-of-theirs', 'other', '44', '7911123456', 'en', now(), now() + interval '1 hour',
       now(), 'waiting', now(), now()) RETURNING id`,
    [playerId],
  );
  return rows[0]?.id ?? '';
}

/** The provider of games says what it would if its process were there. */
function speakForGames(): void {
  const [house] = site.modules.games.providers;
  if (house !== undefined) {
    vi.spyOn(house, 'replay').mockResolvedValue('https://games.example/replay');
    vi.spyOn(house, 'games').mockResolvedValue([
      offeredGame({ code: 'dice', hasFreeRounds: true }),
    ]);
  }
}

/** A round of the player. @returns its id */
async function playRound(): Promise<string> {
  const { rows } = await site.database.pool.query<{ id: string }>(
    `INSERT INTO game_round (provider, external_id, account_id, player_id, currency, game, opened_at)
     VALUES ('house', 'a-round', 0, $1, 'EUR', 'dice', now()) RETURNING id`,
    [playerId],
  );
  return rows[0]?.id ?? '';
}

/** A document of the player that waits for an operator. @returns its id */
async function uploadDocument(): Promise<string> {
  const { rows } = await site.database.pool.query<{ id: string }>(
    `INSERT INTO identity_document (id, player_id, key, digest, kind, state, language, uploaded_at)
     VALUES (gen_random_uuid(), $1, 'a-key-of-theirs', '', 'passport', 'checking', 'en', now())
     RETURNING id`,
    [playerId],
  );
  return rows[0]?.id ?? '';
}

const TEXTS = ['en', 'ru', 'ar'].map((language) => ({
  language,
  title: 'Terms',
  body: 'What we agree to.',
}));

beforeAll(async () => {
  site = await startTestGateway({
    poolSize: 10,
    variables: (folder) => ({
      DATA_DIR: folder,
      OVERRIDE_SECRETS: 's'.repeat(32),
      // No one is known to it yet, so nothing is requested from it.
      VERIFICATION_PROVIDER: 'sumsub',
      SUMSUB_APP_TOKEN: 't'.repeat(16),
      SUMSUB_SECRET_KEY: 'k'.repeat(16),
      SUMSUB_WEBHOOK_SECRET: 'w'.repeat(16),
      SUMSUB_LEVEL: 'players',
    }),
  });
  speakForGames();
  await site.modules.configuration.change('thirdparty', { allowed: true });
  await site.modules.configuration.change('loyalty', { freeRounds: { isOffered: true } });
  await signInAsAnna();
  const player = await register();
  playerId = player.id;
  const task = { kind: 'undecided-legs', subject: 'leg:1', detail: {} } as const;
  await raiseTask(site.database.pool, { ...task, at: site.clock.now() });
  const { tasks } = (
    await site.app.inject({ url: '/operator-api/v1/tasks', headers: asOperator })
  ).json();
  taskId = tasks[0].id;
  betId = await placeBet(player.token);
  await openDraws({ pool: site.database.pool, clock: site.clock.now });
  const { draws } = await openDrawsOf(site.database.pool, site.clock.now());
  drawId = draws[0]?.id ?? '';
  returning = await requestReturn();
  supportRequestId = await writeToSupport();
  callId = await requestCall();
  documentId = await uploadDocument();
  roundId = await playRound();
  ({
    versions: [{ version: termsVersion }],
  } = (
    await site.app.inject({ url: '/content-api/v1/operator/articles/terms', headers: asOperator })
  ).json());
  endedTournamentId = await endedTournament();
  reviewed = [await requestWithdrawal(player.token), await requestWithdrawal(player.token)];
  // Frozen afterwards: it would be refused.
  await site.database.pool.query(
    `INSERT INTO withdrawal_freeze (player_id, started_at, ends_at)
     VALUES ($1, now(), now() + interval '1 day')`,
    [playerId],
  );
  await site.database.pool.query(
    `INSERT INTO person_match (player_id, excluded_player_id, kind, digest, found_at)
     VALUES ($1, $1, 'phone', '', now())`,
    [playerId],
  );
}, 60_000);
afterAll(() => site.close());

interface Row {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
}

async function rowsAfter(position: number): Promise<readonly Row[]> {
  const { rows } = await site.database.pool.query<Row>(
    `SELECT actor, action, subject, before, after, reason FROM audit_log
     WHERE position > $1 ORDER BY position`,
    [position],
  );
  return rows;
}

async function lastPosition(): Promise<number> {
  const { rows } = await site.database.pool.query<{ last: string }>(
    'SELECT coalesce(max(position), 0) AS last FROM audit_log',
  );
  return Number(rows[0]?.last);
}

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
/** The code of an app some time from now (ms). */
const codeAt = (later: number) =>
  new TOTP({ secret: SECRET }).generate({ timestamp: site.clock.now() + later });

const CODE = 'System.register([],()=>({}));';
const version = {
  artefact: testPlugin('lotto', {
    version: '9.0.0',
    files: {
      'lotto.js': {
        integrity: `sha256-${createHash('sha256').update(CODE).digest('base64')}`,
        bytes: CODE.length,
        size: 1,
      },
    },
  }),
  files: { 'lotto.js': Buffer.from(CODE).toString('base64') },
};
const HOUR = 3_600_000;
const FIRST_FREE_ROUNDS = 100_001;
const TRADING = '/betting-api/v1/operator/trading';
const RULES = '/blocks-api/api/v2/rules';
const REDIRECTS = '/redirects-api/api/v1/rules';
const off = { kind: 'switch', plugin: 'technical', enabled: false };

interface Act {
  readonly url: () => string;
  readonly payload?: () => object;
  readonly action: string;
  readonly subject: () => string;
  /** Where it is not Anna; signed in by name where there is a password. */
  readonly actor?: string;
  readonly password?: string;
  /** Where it is not that of the header. */
  readonly reason?: string;
}

/** One act for each route, in an order in which each finds what it changes. */
const ACTS: Readonly<Record<string, Act>> = {
  'POST /operator-api/v1/free-rounds': {
    url: () => '/operator-api/v1/free-rounds',
    payload: () => ({
      gameId: 'house:dice',
      currency: 'EUR',
      stake: 10,
      rounds: 1,
      expiresAt: site.clock.now() + HOUR,
      playerIds: [playerId],
      reason: REASON,
    }),
    action: 'free-rounds.grant',
    subject: () => `free-rounds:${FIRST_FREE_ROUNDS}`,
  },
  'POST /operator-api/v1/free-rounds/:id/withdraw': {
    url: () => `/operator-api/v1/free-rounds/${FIRST_FREE_ROUNDS}/withdraw`,
    payload: () => ({ reason: REASON }),
    action: 'free-rounds.withdraw',
    subject: () => `free-rounds:${FIRST_FREE_ROUNDS}`,
  },
  'POST /operator-api/v1/players/:id/sessions/end': {
    url: () => `/operator-api/v1/players/${playerId}/sessions/end`,
    payload: () => ({ reason: REASON }),
    action: 'sessions.end',
    subject: () => `player:${playerId}`,
  },
  'PATCH /bff-api/config/group/:name': {
    url: () => '/bff-api/config/group/core',
    payload: () => ({ brand: 'Another' }),
    action: 'configuration.change',
    subject: () => 'configuration:core',
  },
  'PUT /web-api/operator/players/:id/transfer': {
    url: () => `/web-api/operator/players/${playerId}/transfer`,
    action: 'transfer.require',
    subject: () => `player:${playerId}`,
  },
  'PUT /dictionaries-api/v1/dictionaries': {
    url: () => '/dictionaries-api/v1/dictionaries',
    payload: () => ({ id: 'names', language: 'en', isAvailable: true, texts: { a: 'b' } }),
    action: 'dictionary.put',
    subject: () => 'dictionary:names/en',
  },
  'DELETE /dictionaries-api/v1/dictionaries': {
    url: () => '/dictionaries-api/v1/dictionaries?id=names&language=en',
    action: 'dictionary.remove',
    subject: () => 'dictionary:names/en',
  },
  [`POST ${RULES}`]: {
    url: () => RULES,
    payload: () => ({ templateTypeId: 1, countries: ['us'] }),
    action: 'block-rule.add',
    subject: () => 'block-rule:1',
  },
  [`PUT ${RULES}/:id`]: {
    url: () => `${RULES}/1`,
    payload: () => ({ templateTypeId: 1, countries: ['fr'] }),
    action: 'block-rule.change',
    subject: () => 'block-rule:1',
  },
  [`DELETE ${RULES}/:id`]: {
    url: () => `${RULES}/1`,
    action: 'block-rule.remove',
    subject: () => 'block-rule:1',
  },
  [`POST ${REDIRECTS}`]: {
    url: () => REDIRECTS,
    payload: () => ({ path: '/old', target: '/new' }),
    action: 'redirect-rule.add',
    subject: () => 'redirect-rule:2',
  },
  [`PUT ${REDIRECTS}/:id`]: {
    url: () => `${REDIRECTS}/2`,
    payload: () => ({ path: '/old', target: '/newer' }),
    action: 'redirect-rule.change',
    subject: () => 'redirect-rule:2',
  },
  [`DELETE ${REDIRECTS}/:id`]: {
    url: () => `${REDIRECTS}/2`,
    action: 'redirect-rule.remove',
    subject: () => 'redirect-rule:2',
  },
  'PUT /betting-api/v1/operator/players/:id/stake-factor': {
    url: () => `/betting-api/v1/operator/players/${playerId}/stake-factor`,
    payload: () => ({ factor: 0.5, reason: 'review' }),
    reason: 'review',
    action: 'stake-factor.set',
    subject: () => `player:${playerId}`,
  },
  'DELETE /betting-api/v1/operator/players/:id/stake-factor': {
    url: () => `/betting-api/v1/operator/players/${playerId}/stake-factor`,
    action: 'stake-factor.remove',
    subject: () => `player:${playerId}`,
  },
  'PUT /betting-api/v1/operator/trading/suspensions': {
    url: () => `${TRADING}/suspensions`,
    payload: () => ({ scope: 'sport:football', reason: REASON }),
    action: 'suspension.set',
    subject: () => 'sport:football',
  },
  'DELETE /betting-api/v1/operator/trading/suspensions': {
    url: () => `${TRADING}/suspensions?scope=${encodeURIComponent('sport:football')}`,
    action: 'suspension.release',
    subject: () => 'sport:football',
  },
  'PUT /betting-api/v1/operator/trading/margins': {
    url: () => `${TRADING}/margins`,
    payload: () => ({ scope: 'champ:1100', value: 0.02, reason: REASON }),
    action: 'margin.set',
    subject: () => 'champ:1100',
  },
  'DELETE /betting-api/v1/operator/trading/margins': {
    url: () => `${TRADING}/margins?scope=${encodeURIComponent('champ:1100')}`,
    action: 'margin.release',
    subject: () => 'champ:1100',
  },
  'PUT /betting-api/v1/operator/trading/prices': {
    url: () => `${TRADING}/prices`,
    payload: () => ({ scope: `outcome:${outcomeId}`, value: -0.05, reason: REASON }),
    action: 'price.set',
    subject: () => `outcome:${outcomeId}`,
  },
  'DELETE /betting-api/v1/operator/trading/prices': {
    url: () => `${TRADING}/prices?scope=${encodeURIComponent(`outcome:${outcomeId}`)}`,
    action: 'price.release',
    subject: () => `outcome:${outcomeId}`,
  },
  'PUT /betting-api/v1/operator/trading/stakes': {
    url: () => `${TRADING}/stakes`,
    payload: () => ({ scope: 'type:football~ft-1x2', value: 0.5, reason: REASON }),
    action: 'stake.set',
    subject: () => 'type:football~ft-1x2',
  },
  'DELETE /betting-api/v1/operator/trading/stakes': {
    url: () => `${TRADING}/stakes?scope=${encodeURIComponent('type:football~ft-1x2')}`,
    action: 'stake.release',
    subject: () => 'type:football~ft-1x2',
  },
  'POST /betting-api/v1/operator/events/:id/corrections': {
    url: () => '/betting-api/v1/operator/events/4711/corrections',
    payload: () => ({ outcomes: [{ outcomeId: '4711~1x2~1', result: 'won' }], reason: REASON }),
    action: 'result.correct',
    subject: () => 'event:4711',
  },
  'POST /operator-api/v1/lottery/draws/:id/cancel': {
    url: () => `/operator-api/v1/lottery/draws/${drawId}/cancel`,
    payload: () => ({ reason: REASON }),
    action: 'draw.cancel',
    subject: () => `draw:${drawId}`,
  },
  'POST /betting-api/v1/operator/bets/:id/void': {
    url: () => `/betting-api/v1/operator/bets/${betId}/void`,
    payload: () => ({ reason: 'price-error', note: REASON }),
    action: 'bet.void',
    subject: () => `bet:${betId}`,
  },
  'POST /betting-api/v1/operator/events/:id/voids': {
    url: () => '/betting-api/v1/operator/events/4711/voids',
    payload: () => ({ reason: 'event-abandoned', note: 'floodlights failed' }),
    action: 'event.void',
    subject: () => 'event:4711',
    reason: 'floodlights failed',
  },
  'POST /payments-api/v1/operator/withdrawals/:id/approve': {
    url: () => `/payments-api/v1/operator/withdrawals/${reviewed[0]}/approve`,
    payload: () => ({ reason: REASON }),
    action: 'withdrawal.approve',
    subject: () => `player:${playerId}`,
  },
  'POST /payments-api/v1/operator/withdrawals/:id/reject': {
    url: () => `/payments-api/v1/operator/withdrawals/${reviewed[1]}/reject`,
    payload: () => ({ reason: REASON, code: 'rejected_review' }),
    action: 'withdrawal.reject',
    subject: () => `player:${playerId}`,
  },
  'POST /content-api/v1/operator/articles/:kind/versions': {
    url: () => '/content-api/v1/operator/articles/terms/versions',
    payload: () => ({
      baseVersion: termsVersion,
      isAcceptanceRequired: false,
      texts: TEXTS,
      reason: REASON,
    }),
    action: 'article.publish',
    subject: () => 'article:terms',
  },
  'POST /operator-api/v1/integrity/check': {
    url: () => '/operator-api/v1/integrity/check',
    action: 'integrity.check',
    subject: () => 'integrity',
  },
  'POST /operator-api/v1/protection/returns/:id/decision': {
    url: () => `/operator-api/v1/protection/returns/${returning.requestId}/decision`,
    payload: () => ({ decision: 'approved', reason: REASON }),
    action: 'return.decide',
    subject: () => `player:${returning.playerId}`,
  },
  'POST /operator-api/v1/protection/players/:id/exclusion': {
    url: () => `/operator-api/v1/protection/players/${returning.playerId}/exclusion`,
    payload: () => ({ days: 180, reason: REASON }),
    action: 'exclusion.impose',
    subject: () => `player:${returning.playerId}`,
  },
  'POST /operator-api/v1/support/requests/:id/answer': {
    url: () => `/operator-api/v1/support/requests/${supportRequestId}/answer`,
    payload: () => ({ text: 'Hello.', read: 1, close: false }),
    action: 'support.answer',
    subject: () => `player:${playerId}`,
  },
  'POST /operator-api/v1/support/calls/:id/take': {
    url: () => `/operator-api/v1/support/calls/${callId}/take`,
    action: 'call.take',
    subject: () => `player:${playerId}`,
  },
  'POST /operator-api/v1/support/calls/:id/attempts': {
    url: () => `/operator-api/v1/support/calls/${callId}/attempts`,
    payload: () => ({ end: 'no-answer', note: '' }),
    action: 'call.end',
    subject: () => `player:${playerId}`,
  },
  'POST /operator-api/v1/verification/documents/:id/decision': {
    url: () => `/operator-api/v1/verification/documents/${documentId}/decision`,
    payload: () => ({ decision: 'refuse', cause: 'unreadable' }),
    action: 'document.decide',
    subject: () => `player:${playerId}`,
  },
  'POST /operator-api/v1/verification/players/:id/requests': {
    url: () => `/operator-api/v1/verification/players/${playerId}/requests`,
    payload: () => ({ kind: 'driving-licence', reason: REASON }),
    action: 'document.request',
    subject: () => `player:${playerId}`,
  },
  'POST /operator-api/v1/verification/players/:id/check': {
    url: () => `/operator-api/v1/verification/players/${playerId}/check`,
    payload: () => ({ reason: REASON }),
    action: 'identity-check.repeat',
    subject: () => `player:${playerId}`,
  },
  'POST /operator-api/v1/broadcasts': {
    url: () => '/operator-api/v1/broadcasts',
    payload: () => ({
      kind: 'operator',
      audience: { playerId },
      texts: { ru: { title: 'Hello', body: 'Hello there.' } },
      sendAt: site.clock.now() + HOUR,
    }),
    action: 'broadcast.write',
    subject: () => 'broadcast:1',
  },
  'POST /operator-api/v1/broadcasts/:id/cancel': {
    url: () => '/operator-api/v1/broadcasts/1/cancel',
    payload: () => ({}),
    action: 'broadcast.cancel',
    subject: () => 'broadcast:1',
  },
  'POST /operator-api/v1/special-offers': {
    url: () => '/operator-api/v1/special-offers',
    payload: () => ({
      texts: Object.fromEntries(
        ['en', 'ru'].map((language) => [language, { title: 'A', text: 'B', terms: 'C' }]),
      ),
      startsAt: site.clock.now(),
      endsAt: site.clock.now() + HOUR,
      freeBet: 100,
      currency: 'EUR',
      days: 1,
    }),
    action: 'special-offer.write',
    subject: () => 'special-offer:1',
  },
  'POST /operator-api/v1/special-offers/:id/withdraw': {
    url: () => '/operator-api/v1/special-offers/1/withdraw',
    payload: () => ({}),
    action: 'special-offer.withdraw',
    subject: () => 'special-offer:1',
  },
  'PUT /operator-api/v1/games/:id/switch': {
    url: () => '/operator-api/v1/games/house:dice/switch',
    payload: () => ({ isOpen: false, reason: REASON }),
    action: 'game.switch',
    subject: () => 'configuration:thirdparty',
  },
  'PUT /operator-api/v1/game-providers/:id/switch': {
    url: () => '/operator-api/v1/game-providers/house/switch',
    payload: () => ({ isOpen: false, reason: REASON }),
    action: 'game-provider.switch',
    subject: () => 'configuration:thirdparty',
  },
  'POST /operator-api/v1/rounds/:id/replay': {
    url: () => `/operator-api/v1/rounds/${roundId}/replay`,
    action: 'round.replay',
    subject: () => `player:${playerId}`,
  },
  'POST /operator-api/v1/tournaments': {
    url: () => '/operator-api/v1/tournaments',
    payload: () => ({
      texts: Object.fromEntries(
        ['en', 'ru'].map((language) => [language, { title: 'A', terms: 'B' }]),
      ),
      games: ['house:dice'],
      score: 'rounds',
      currency: 'EUR',
      minStake: 100,
      prizes: [100],
      startsAt: site.clock.now(),
      endsAt: site.clock.now() + 1,
    }),
    action: 'tournament.write',
    subject: () => `tournament:${Number(endedTournamentId) + 1}`,
  },
  'POST /operator-api/v1/tournaments/:id/open': {
    url: () => `/operator-api/v1/tournaments/${Number(endedTournamentId) + 1}/open`,
    payload: () => ({}),
    action: 'tournament.open',
    subject: () => `tournament:${Number(endedTournamentId) + 1}`,
  },
  'POST /operator-api/v1/tournaments/:id/cancel': {
    url: () => `/operator-api/v1/tournaments/${Number(endedTournamentId) + 1}/cancel`,
    payload: () => ({}),
    action: 'tournament.cancel',
    subject: () => `tournament:${Number(endedTournamentId) + 1}`,
  },
  'POST /operator-api/v1/tournaments/:id/close': {
    url: () => `/operator-api/v1/tournaments/${endedTournamentId}/close`,
    payload: () => ({}),
    action: 'tournament.close',
    subject: () => `tournament:${endedTournamentId}`,
  },
  'POST /operator-api/v1/challenges': {
    url: () => '/operator-api/v1/challenges',
    payload: () => ({
      texts: Object.fromEntries(['en', 'ru'].map((language) => [language, { title: 'A' }])),
      games: ['house:dice'],
      goal: 'rounds',
      target: 1,
      purses: [{ currency: 'EUR', minStake: 10, prize: 100, places: 1 }],
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      firstDay: '2026-01-01',
      lastDay: '2026-12-31',
    }),
    action: 'challenge.write',
    subject: () => 'challenge:1',
  },
  'POST /operator-api/v1/challenges/:id/start': {
    url: () => '/operator-api/v1/challenges/1/start',
    payload: () => ({}),
    action: 'challenge.start',
    subject: () => 'challenge:1',
  },
  'POST /operator-api/v1/challenges/:id/stop': {
    url: () => '/operator-api/v1/challenges/1/stop',
    payload: () => ({}),
    action: 'challenge.stop',
    subject: () => 'challenge:1',
  },
  'POST /operator-api/v1/players/:id/withdrawal-freeze/lift': {
    url: () => `/operator-api/v1/players/${playerId}/withdrawal-freeze/lift`,
    payload: () => ({ reason: REASON }),
    action: 'withdrawal-freeze.lift',
    subject: () => `player:${playerId}`,
  },
  'POST /web-api/operator/players/:id/two-factor/reset': {
    url: () => `/web-api/operator/players/${playerId}/two-factor/reset`,
    payload: () => ({ reason: REASON }),
    action: 'two-factor.reset',
    subject: () => `player:${playerId}`,
  },
  'POST /web-api/operator/players/:id/security-question/check': {
    url: () => `/web-api/operator/players/${playerId}/security-question/check`,
    payload: () => ({ answer: 'a guess' }),
    action: 'security-question.check',
    subject: () => `player:${playerId}`,
  },
  'POST /web-api/operator/players/:id/security-question/remove': {
    url: () => `/web-api/operator/players/${playerId}/security-question/remove`,
    payload: () => ({ reason: REASON }),
    action: 'security-question.remove',
    subject: () => `player:${playerId}`,
  },
  'PUT /betting-api/v1/operator/promo-codes/:code': {
    url: () => '/betting-api/v1/operator/promo-codes/FREE-1',
    payload: () => ({
      kind: 'free-bet',
      currency: 'EUR',
      amount: 500,
      expiresAt: site.clock.now() + HOUR,
      playerId,
    }),
    action: 'promo-code.give',
    subject: () => `player:${playerId}`,
  },
  'DELETE /betting-api/v1/operator/promo-codes/:code': {
    url: () => '/betting-api/v1/operator/promo-codes/FREE-1',
    action: 'promo-code.withdraw',
    subject: () => 'promo-code:FREE-1',
  },
  'PUT /wallet-api/v1/operator/players/:id/bonuses/:reference': {
    url: () => `/wallet-api/v1/operator/players/${playerId}/bonuses/gift-1`,
    payload: () => ({
      currency: 'EUR',
      amount: 500,
      wagerTimes: 3,
      expiresAt: site.clock.now() + HOUR,
    }),
    action: 'bonus.give',
    subject: () => `player:${playerId}`,
  },
  'DELETE /wallet-api/v1/operator/players/:id/bonuses/:bonusId': {
    url: () => `/wallet-api/v1/operator/players/${playerId}/bonuses/${bonusId}`,
    action: 'bonus.withdraw',
    subject: () => `player:${playerId}`,
  },
  'POST /web-api/operator/terms': {
    url: () => '/web-api/operator/terms',
    action: 'terms.publish',
    subject: () => 'terms',
  },
  'PATCH /web-api/operator/players/:id/standing': {
    url: () => `/web-api/operator/players/${playerId}/standing`,
    payload: () => ({ ban_level: 1 }),
    action: 'standing.change',
    subject: () => `player:${playerId}`,
  },
  'POST /operator-api/v1/players/:id/notes': {
    url: () => `/operator-api/v1/players/${playerId}/notes`,
    payload: () => ({ text: 'Called about a limit.' }),
    action: 'note.add',
    subject: () => `player:${playerId}`,
  },
  'POST /operator-api/v1/operators': {
    url: () => '/operator-api/v1/operators',
    payload: () => ({ name: 'boris', roles: ['support'], reason: REASON }),
    action: 'operator.add',
    subject: () => 'operator:boris',
  },
  'POST /operator/password': {
    url: () => '/operator/password',
    payload: () => ({ code: invitation.code, password: 'a password of Boris' }),
    actor: 'operator:boris',
    action: 'operator.set-password',
    subject: () => 'operator:boris',
    reason: '',
  },
  'POST /operator/password/change': {
    url: () => '/operator/password/change',
    payload: () => ({ current: 'a password of Boris', password: 'a password of Boris' }),
    actor: 'operator:boris',
    password: 'a password of Boris',
    action: 'operator.change-password',
    subject: () => 'operator:boris',
    reason: '',
  },
  'POST /operator/second-step': {
    url: () => '/operator/second-step',
    payload: () => ({ secret: SECRET, code: codeAt(0) }),
    actor: 'operator:boris',
    password: 'a password of Boris',
    action: 'operator.enable-second-step',
    subject: () => 'operator:boris',
    reason: '',
  },
  'POST /operator/second-step/end': {
    url: () => '/operator/second-step/end',
    payload: () => {
      // The next code: each counts once.
      site.clock.advance(60_000);
      return { code: codeAt(0) };
    },
    actor: 'operator:boris',
    password: 'a password of Boris',
    action: 'operator.disable-second-step',
    subject: () => 'operator:boris',
    reason: '',
  },
  'PUT /operator-api/v1/operators/:name/roles': {
    url: () => '/operator-api/v1/operators/boris/roles',
    payload: () => ({ roles: ['risk'], version: invitation.operator.version, reason: REASON }),
    action: 'operator.change-roles',
    subject: () => 'operator:boris',
  },
  'POST /operator-api/v1/operators/:name/password-reset': {
    url: () => '/operator-api/v1/operators/boris/password-reset',
    payload: () => ({ version: invitation.operator.version + 1, reason: REASON }),
    action: 'operator.reset-password',
    subject: () => 'operator:boris',
  },
  'POST /operator-api/v1/operators/:name/switch-off': {
    url: () => '/operator-api/v1/operators/boris/switch-off',
    payload: () => ({ version: invitation.operator.version + 2, reason: REASON }),
    action: 'operator.switch-off',
    subject: () => 'operator:boris',
  },
  'POST /operator-api/v1/operators/:name/switch-on': {
    url: () => '/operator-api/v1/operators/boris/switch-on',
    payload: () => ({ version: invitation.operator.version + 3, reason: REASON }),
    action: 'operator.switch-on',
    subject: () => 'operator:boris',
  },
  'POST /operator/session': {
    url: () => '/operator/session',
    payload: () => ({ token: annasToken }),
    action: 'operator.sign-in',
    subject: () => 'operator:anna',
    reason: '',
  },
  'POST /operator-api/v1/tasks/:id/close': {
    url: () => `/operator-api/v1/tasks/${taskId}/close`,
    payload: () => ({ note: 'done by hand' }),
    action: 'task.close',
    subject: () => 'leg:1',
    reason: 'done by hand',
  },
  'PUT /web-api/operator/person-matches/:id/decision': {
    url: () => '/web-api/operator/person-matches/1/decision',
    payload: () => ({ decision: 'other-person', reason: 'another document' }),
    action: 'person-match.decide',
    subject: () => 'match:1',
    reason: 'another document',
  },
  'PUT /wallet-api/v1/operator/exchange-rates/:day': {
    url: () => '/wallet-api/v1/operator/exchange-rates/2026-01-15',
    payload: () => ({ source: 'a bank', rates: { USD: '1.1' } }),
    action: 'exchange-rates.publish',
    subject: () => 'day:2026-01-15',
  },
  'PUT /seo-api/v1/pages': {
    url: () => '/seo-api/v1/pages',
    payload: () => ({ lng: 'en', stream: 'main', title: 'A title' }),
    action: 'seo-page.put',
    subject: () => 'seo-page:en|main||',
  },
  'DELETE /seo-api/v1/pages': {
    url: () => '/seo-api/v1/pages?lng=en&stream=main',
    action: 'seo-page.remove',
    subject: () => 'seo-page:en|main||',
  },
  'POST /import-map-service/changes': {
    url: () => '/import-map-service/changes',
    payload: () => ({ changes: [off], reason: REASON }),
    action: 'import-map.change',
    subject: () => 'environment:production',
  },
  'POST /import-map-service/rollback': {
    url: () => '/import-map-service/rollback',
    payload: () => ({ reason: REASON }),
    action: 'import-map.change',
    subject: () => 'environment:production',
  },
  'POST /import-map-service/tokens': {
    url: () => '/import-map-service/tokens',
    payload: () => ({ name: 'lotto-team', plugins: ['lotto'] }),
    action: 'token.make',
    subject: () => 'token:lotto-team',
  },
  'DELETE /import-map-service/tokens/:name': {
    url: () => '/import-map-service/tokens/lotto-team',
    action: 'token.revoke',
    subject: () => 'token:lotto-team',
  },
  'POST /import-map-service/environments': {
    url: () => '/import-map-service/environments',
    payload: () => ({ name: 'stage', reason: REASON }),
    action: 'environment.make',
    subject: () => 'environment:stage',
  },
  'POST /import-map-service/overrides': {
    url: () => '/import-map-service/overrides',
    payload: () => ({ inspect: true, reason: REASON }),
    action: 'override.make',
    subject: () => 'environment:production',
  },
  'DELETE /import-map-service/overrides/:id': {
    url: () => `/import-map-service/overrides/${linkId}`,
    action: 'override.revoke',
    subject: () => 'environment:production',
  },
  'PUT /import-map-service/plugins/:plugin/versions/:version': {
    url: () => '/import-map-service/plugins/lotto/versions/9.0.0',
    payload: () => version,
    action: 'version.publish',
    subject: () => 'version:lotto@9.0.0',
  },
  'PATCH /import-map-service/services': {
    url: () => '/import-map-service/services?skip_url_check',
    payload: () => ({ service: 'other', url: 'https://cdn.example/other.js' }),
    reason: 'other set to https://cdn.example/other.js',
    action: 'import-map.change',
    subject: () => 'environment:production',
  },
  'PATCH /import-map-service/import-map.json': {
    url: () => '/import-map-service/import-map.json?skip_url_check',
    payload: () => ({ imports: { third: 'https://cdn.example/third.js' } }),
    reason: 'import map merged',
    action: 'import-map.change',
    subject: () => 'environment:production',
  },
  'DELETE /import-map-service/services/*': {
    url: () => '/import-map-service/services/other',
    reason: 'other deleted',
    action: 'import-map.change',
    subject: () => 'environment:production',
  },
  'DELETE /operator/session': {
    url: () => '/operator/session',
    action: 'operator.sign-out',
    subject: () => 'operator:anna',
    reason: '',
  },
};

function writingOperatorRoutes() {
  return [...site.app.routeTable, ...site.consoleApp.routeTable].filter(
    ({ method, url, access }) =>
      WRITING.has(method) &&
      (access === 'operator' || /^\/(?:import-map-service|operator)\//.test(url)) &&
      !PUBLIC.has(`${method} ${url}`),
  );
}

describe('operator acts', () => {
  it('every writing operator route declares what it does, and is exercised below', () => {
    const routes = writingOperatorRoutes();
    expect(routes.filter(({ config }) => config?.audit === undefined)).toEqual([]);
    expect(routes.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual(
      Object.keys(ACTS).toSorted(),
    );
  });

  it.each(Object.entries(ACTS))(
    'the operator act "%s" leaves one row: who, what, why',
    async (route, act) => {
      const [method = 'GET'] = route.split(' ');
      const cookie = act.password === undefined ? annasCookie : await borisCookie(act.password);
      const before = await lastPosition();
      // Anna signed in at the console.
      const { authorization: _, ...headers } = asOperator;
      const answer = await site.consoleApp.inject({
        method: method as 'POST',
        url: act.url(),
        headers: {
          ...headers,
          cookie,
          'x-operator-console': 'active',
          'idempotency-key': `act-of-anna-${before}`,
        },
        ...(act.payload && { payload: act.payload() }),
      });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      if (route.endsWith('/bonuses/:reference')) bonusId = answer.json().bonuses[0].id;
      if (route === 'POST /operator-api/v1/operators') invitation = answer.json();
      if (route === 'POST /import-map-service/overrides') linkId = answer.json().id;
      const rows = await rowsAfter(before);
      expect(rows).toMatchObject([
        { actor: act.actor ?? 'operator:anna', action: act.action, subject: act.subject() },
      ]);
      expect(rows[0]?.before ?? rows[0]?.after, 'before or after').toBeTruthy();
      expect(rows[0]?.reason ?? '').toBe(act.reason ?? REASON);
    },
  );

  it('the acts of operators leave the chain intact', async () => {
    expect(await firstAuditFault(site.database.pool)).toBeUndefined();
  });

  it('the acts of the bare operator token are the operator’s', async () => {
    const before = await lastPosition();
    await call('PATCH', `/web-api/operator/players/${playerId}/standing`, {
      payload: { ban_level: 2, reason: 'chargebacks' },
    });
    expect(await rowsAfter(before)).toEqual([
      {
        actor: 'operator:operator',
        action: 'standing.change',
        subject: `player:${playerId}`,
        before: { ban_level: 1 },
        after: { ban_level: 2 },
        reason: 'chargebacks',
      },
    ]);
  });

  it('a destructive operator act requires a reason', async () => {
    const before = await lastPosition();
    const routes = writingOperatorRoutes().filter(({ config }) => config?.audit?.reason);
    expect(routes.length).toBeGreaterThan(5);
    for (const { method, url } of routes) {
      const act = ACTS[`${method} ${url}`];
      const { reason: __, ...payload } = (act?.payload?.() ?? {}) as { readonly reason?: string };
      const answer = await site.app.inject({
        method: method as 'POST',
        url: act?.url() ?? url,
        headers: { authorization: `Bearer ${OPERATOR}` },
        ...(act?.payload && { payload }),
      });
      expect([url, answer.statusCode, answer.json().error.code]).toEqual([
        url,
        400,
        'validation_failed',
      ]);
    }
    expect(await rowsAfter(before)).toEqual([]);
  });

  it('an operator act that changes nothing leaves no row: dry runs, refusals, what is so already', async () => {
    const before = await lastPosition();
    await call('PATCH', '/bff-api/config/group/core?dryRun=true', { payload: { brand: 'C' } });
    await call('PATCH', '/bff-api/config/group/core', { payload: { brand: 'Another' } });
    await call('PATCH', '/bff-api/config/group/core', { payload: { brand: 7 } });
    await call('DELETE', `${RULES}/999`);
    await call('PATCH', '/web-api/operator/players/99999999/standing', {
      payload: { ban_level: 1 },
    });
    await call('POST', '/import-map-service/changes', {
      payload: { changes: [off], reason: REASON, dryRun: true },
    });
    expect(await rowsAfter(before)).toEqual([]);
  });

  it('an operator act is undone when its row cannot be written', async () => {
    const { pool } = site.database;
    await pool.query('ALTER FUNCTION append_audit RENAME TO append_audit_away');
    try {
      const answer = await call('PATCH', `/web-api/operator/players/${playerId}/standing`, {
        payload: { ban_level: 3 },
      });
      expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    } finally {
      await pool.query('ALTER FUNCTION append_audit_away RENAME TO append_audit');
    }
    const { rows } = await pool.query('SELECT ban_level FROM player_status WHERE player_id = $1', [
      playerId,
    ]);
    expect(rows).toEqual([{ ban_level: 2 }]);
  });

  it('an operator act of an undeclared route is recorded by the route and its payload', async () => {
    const { pool } = site.database;
    const app = await createTestApp();
    auditUndeclaredActs(app, { pool, clock: site.clock.now });
    app.post('/thing/:id', { preHandler: requireOperator(OPERATOR) }, async () => ({}));
    app.get('/thing/:id', { preHandler: requireOperator(OPERATOR) }, async () => ({}));
    const before = await lastPosition();
    await app.inject({ url: '/thing/7', headers: asOperator });
    await app.inject({ method: 'POST', url: '/thing/7', payload: {} });
    await app.inject({ method: 'POST', url: '/thing/7', headers: asOperator, payload: { a: 1 } });
    await app.close();
    expect(await rowsAfter(before)).toMatchObject([
      { action: 'POST /thing/:id', subject: '/thing/7', after: { a: 1 }, reason: REASON },
    ]);
  });
});

describe('player acts', () => {
  it('the limits, exclusions and agreement to the terms of a player leave rows of that player', async () => {
    const { id, token } = await register();
    const headers = { authorization: `Bearer ${token}` };
    const before = await lastPosition();
    const base = '/limit-service-api/api/external/web/v3';
    const set = (limitType: number, limitValue: number) =>
      site.app.inject({
        method: 'POST',
        url: `${base}/limits`,
        headers,
        payload: { limits: [{ limitType, limitValue }] },
      });
    expect((await set(1, 5_000)).statusCode).toBe(200);
    expect((await set(1, 9_000)).statusCode).toBe(200);
    await site.app.inject({
      method: 'POST',
      url: `${base}/limitaction`,
      headers,
      payload: { action: 'reject', limitType: 1 },
    });
    const { updatedAt } = (
      await site.app.inject({
        url: '/web-api/api-v3/v2/user/agreement-rules/status',
        headers,
      })
    ).json();
    const agree = () =>
      site.app.inject({
        method: 'POST',
        url: '/web-api/api-v3/v2/user/agreement-rules/confirm',
        headers,
        payload: { updatedAt },
      });
    expect((await agree()).statusCode).toBe(200);
    expect((await agree()).statusCode).toBe(200);
    await site.app.inject({
      method: 'POST',
      url: '/limit-service-api/limit/external/web/api/v1/BlockUser',
      headers,
    });
    const by = { actor: `player:${id}`, subject: `player:${id}` };
    expect(await rowsAfter(before)).toMatchObject([
      { ...by, action: 'limit.set', before: [], after: [{ type: 1, value: 5_000 }] },
      { ...by, action: 'limit.set' },
      { ...by, action: 'limit.reject' },
      { ...by, action: 'terms.accept', after: { updatedAt } },
      { ...by, action: 'exclusion.set' },
    ]);
  });
});
