import { cleanup, screen, within } from '@testing-library/react';
import type { OperatorPlayer, OperatorPlayerStatus } from '@touchline/contracts/operator';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { PlayerView } from './player-view.tsx';
import { PlayersView } from './players-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const NOW = Date.UTC(2026, 0, 15, 12);
const PATIENT = { timeout: 20_000 };
const texts = en.players;
const BASE = '/operator-api/v1/players/12345678';
const PLAYER: OperatorPlayer = {
  id: '12345678',
  name: 'Anna',
  surname: 'Brown',
  email: 'anna@example.com',
  phone: '+447400123456',
  country: 'GB',
  registeredAt: NOW - 86_400_000,
  isBanned: false,
  birthday: '1990-01-01',
  isEmailConfirmed: true,
  isPhoneConfirmed: false,
  document: 'AB123456',
  address: '',
  currency: 'EUR',
  registration: 'full',
  hasTwoFactor: false,
  passkeys: 0,
};
const STATUS: OperatorPlayerStatus = {
  banLevel: 0,
  verificationStatus: 3,
  isIdentificationNeeded: false,
  owesData: false,
  owesTerms: false,
  hasDeposit: true,
  exclusions: [],
};

let found: readonly OperatorPlayer[];
let frozenUntil: number | undefined;
let refused: { readonly code: string; readonly message: string } | undefined;
let reads: string[];
let writes: { readonly path: string; readonly body: unknown; readonly key: string | null }[];

function answerOf(path: string): object | undefined {
  const [place = ''] = path.split('?');
  return {
    '/operator-api/v1/players': { players: found, isCut: false },
    [BASE]: PLAYER,
    [`${BASE}/status`]: STATUS,
    [`${BASE}/withdrawal-freeze`]: frozenUntil === undefined ? {} : { until: frozenUntil },
    [`${BASE}/notes`]: {
      notes: [{ id: '1', author: 'boris', text: 'Called twice.', writtenAt: NOW }],
    },
    [`${BASE}/sessions`]: {
      sessions: [
        {
          id: '8d8cbd6c-0000-4000-8000-000000000001',
          startedAt: NOW,
          lastSeenAt: NOW,
          device: 'phone',
          browser: 'Chrome 131',
        },
      ],
    },
    [`${BASE}/audit`]: {
      acts: [{ position: '9', at: NOW, actor: 'operator:boris', action: 'note.add', subject: 'x' }],
    },
  }[place];
}

beforeEach(() => {
  found = [];
  frozenUntil = undefined;
  refused = undefined;
  reads = [];
  writes = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    if (request.method === 'GET') {
      reads.push(path);
      const answer = answerOf(path);
      return answer === undefined
        ? Response.json({ error: { code: 'not_found', message: 'none' } }, { status: 404 })
        : Response.json(answer);
    }
    const key = new Headers(request.headers).get('idempotency-key');
    writes.push({ path, body: JSON.parse(String(request.body)), key });
    if (refused !== undefined) {
      return Response.json({ error: refused }, { status: 412 });
    }
    if (path.endsWith('/withdrawal-freeze/lift')) {
      frozenUntil = undefined;
      return Response.json({});
    }
    return Response.json(
      path.endsWith('/notes')
        ? { id: '2', author: 'anna', text: 'x', writtenAt: NOW }
        : path.endsWith('/end')
          ? { ended: 1 }
          : {
              ban_level: 1,
              ban_version: 1,
              is_need_identification: false,
              verification_status: 3,
              verification_types: [],
              isDataAfterRegistration: false,
              has_deposit: true,
            },
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dialog = () => within(screen.getByRole('dialog'));

describe('the search of players', () => {
  it('a search shows who was found, and one that is too short is not made', async () => {
    found = [PLAYER, { ...PLAYER, id: '87654321', surname: 'Brownie', isBanned: true }];
    const user = showView(<PlayersView />, NOW);
    await user.type(await screen.findByRole('textbox', {}, PATIENT), 'a');
    await user.click(screen.getByRole('button', { name: texts.find }));
    expect(screen.getByText('Enter at least 2 characters.')).toBeTruthy();
    expect(reads).toEqual([]);
    await user.type(screen.getByRole('textbox'), 'nna brown');
    await user.click(screen.getByRole('button', { name: texts.find }));
    expect(await screen.findByText('Anna Brownie')).toBeTruthy();
    expect(screen.getByText(texts.badge.banned)).toBeTruthy();
    expect(reads).toEqual(['/operator-api/v1/players?search=anna+brown']);
  });

  it('a search that finds no one says so', async () => {
    const user = showView(<PlayersView />, NOW);
    await user.type(await screen.findByRole('textbox', {}, PATIENT), 'nobody');
    await user.click(screen.getByRole('button', { name: texts.find }));
    expect(await screen.findByText(texts.none)).toBeTruthy();
  });
});

describe('the page of a player', () => {
  it('the page requests only the blocks that the operator’s roles allow', async () => {
    showView(<PlayerView playerId="12345678" />, NOW, ['payments']);
    expect(await screen.findByText('AB123456', {}, PATIENT)).toBeTruthy();
    expect(await screen.findByText('Called twice.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.ban.open })).toBeNull();
    expect(screen.queryByRole('button', { name: texts.sessions.endAll })).toBeNull();
    const blocks = reads.map((path) => path.split('?')[0]?.replace(BASE, ''));
    expect(blocks).toContain('/payments');
    expect(blocks).not.toContain('/messages');
    expect(reads.filter((path) => /protection|verification/.test(path))).toEqual([]);
  });

  it('a ban is sent with what was seen, and says when another operator was quicker', async () => {
    const user = showView(<PlayerView playerId="12345678" />, NOW, ['risk']);
    await user.click(await screen.findByRole('button', { name: texts.ban.open }, PATIENT));
    refused = { code: 'revision_stale', message: 'stale' };
    await user.type(dialog().getByRole('textbox'), 'chargebacks');
    await user.click(dialog().getByRole('button', { name: texts.ban.submit }));
    expect(await dialog().findByText(texts.banStale)).toBeTruthy();
    refused = undefined;
    await user.click(dialog().getByRole('button', { name: texts.ban.submit }));
    expect(await screen.findByText(texts.done)).toBeTruthy();
    expect(writes.at(-1)).toMatchObject({
      path: '/web-api/operator/players/12345678/standing',
      body: { ban_level: 1, seen_ban_level: 0, reason: 'chargebacks' },
    });
  });

  it('a freeze of withdrawals is shown with its end, and is gone once an operator has ended it for a reason', async () => {
    frozenUntil = NOW + 86_400_000;
    const user = showView(<PlayerView playerId="12345678" />, NOW, ['payments']);
    const lift = await screen.findByRole('button', { name: texts.freeze.lift }, PATIENT);
    expect(screen.getByRole('region', { name: texts.freeze.title }).textContent).toMatch(/16/);
    await user.click(lift);
    await user.type(dialog().getByRole('textbox'), 'seen by video');
    await user.click(dialog().getByRole('button', { name: texts.freeze.submit }));
    expect(await screen.findByText(texts.freeze.done)).toBeTruthy();
    expect(writes.at(-1)).toMatchObject({
      path: `${BASE}/withdrawal-freeze/lift`,
      body: { reason: 'seen by video' },
    });
    await vi.waitFor(() =>
      expect(screen.queryByRole('region', { name: texts.freeze.title })).toBeNull(),
    );
  });

  it('an operator who may not decide about withdrawals sees a freeze and cannot end it', async () => {
    frozenUntil = NOW + 86_400_000;
    showView(<PlayerView playerId="12345678" />, NOW, ['support']);
    expect(await screen.findByRole('region', { name: texts.freeze.title }, PATIENT)).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.freeze.lift })).toBeNull();
  });

  it('a note that is sent again after a failure has the same key', async () => {
    const user = showView(<PlayerView playerId="12345678" />, NOW, ['support']);
    const field = await screen.findByLabelText(texts.notes.label, {}, PATIENT);
    await user.click(screen.getByRole('button', { name: texts.notes.submit }));
    expect(screen.getByText(texts.notes.missing)).toBeTruthy();
    refused = { code: 'internal', message: 'lost' };
    await user.type(field, 'Wants a call.');
    await user.click(screen.getByRole('button', { name: texts.notes.submit }));
    expect(await screen.findByText(/lost/)).toBeTruthy();
    refused = undefined;
    await user.click(screen.getByRole('button', { name: texts.notes.submit }));
    await vi.waitFor(() => expect(field).toHaveProperty('value', ''));
    expect(writes).toHaveLength(2);
    expect(writes[0]?.key).toBe(writes[1]?.key);
  });

  it('one session is ended for a reason', async () => {
    const user = showView(<PlayerView playerId="12345678" />, NOW, ['support']);
    await user.click(await screen.findByRole('button', { name: texts.sessions.endOne }, PATIENT));
    await user.type(dialog().getByRole('textbox'), 'lost the phone');
    await user.click(dialog().getByRole('button', { name: texts.sessions.end.submit }));
    expect(await screen.findByText(texts.done)).toBeTruthy();
    expect(writes).toMatchObject([
      {
        path: `${BASE}/sessions/end`,
        body: { id: '8d8cbd6c-0000-4000-8000-000000000001', reason: 'lost the phone' },
      },
    ]);
  });
});
