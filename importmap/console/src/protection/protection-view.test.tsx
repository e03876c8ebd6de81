import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { OperatorProtection, OperatorReturn } from '@touchline/contracts/operator';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { ProtectionBlocks } from './protection-blocks.tsx';
import { ProtectionView } from './protection-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const NOW = Date.UTC(2026, 0, 15, 12);
const PATIENT = { timeout: 20_000 };
const texts = en.protection;
const REQUEST: OperatorReturn = {
  id: '7',
  playerId: '12345678',
  kind: 'indefinite',
  reason: 'I have been well for a year',
  requestedAt: NOW - 86_400_000,
};
const PLAYER: OperatorProtection = {
  playerId: '12345678',
  registeredAt: NOW,
  limits: [
    {
      id: 'l1',
      limitType: 20,
      limitValue: 5_000,
      limitBalance: 1_000,
      limitState: 'ACTIVE',
      startedAt: NOW / 1000,
      endsAt: null,
      needApprove: false,
      currency: 'EUR',
    },
  ],
  exclusions: [],
  flags: [
    { playerId: '12345678', kind: 'night-play', measure: 4, raisedAt: NOW - 60_000, seenAt: NOW },
  ],
  figures: {
    currency: 'EUR',
    periods: [
      {
        period: 'all',
        deposited: 9_000,
        netDeposit: 8_000,
        staked: 100,
        netPosition: -100,
        time: 3_600,
      },
    ],
  },
};

let returns: OperatorReturn[];
let refused: { readonly code: string; readonly message: string } | undefined;
let writes: { readonly path: string; readonly body: Record<string, unknown> }[];

beforeEach(() => {
  returns = [REQUEST];
  refused = undefined;
  writes = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    if (request.method === 'POST') {
      writes.push({ path, body: JSON.parse(String(request.body)) });
      if (refused !== undefined) {
        return Response.json({ error: refused }, { status: 404 });
      }
      returns = [];
    }
    if (path.includes('/players/')) {
      return Response.json(PLAYER);
    }
    if (path.endsWith('/exclusions')) {
      return Response.json({ exclusions: [] });
    }
    return Response.json(path.endsWith('/flags') ? { flags: PLAYER.flags } : { returns });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dialog = () => within(screen.getByRole('dialog'));
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }, PATIENT));

describe('the desk of player protection', () => {
  it('the desk shows requests with the player’s words, and lets one be approved for a reason', async () => {
    const user = showView(<ProtectionView />, NOW);
    expect(await screen.findByText(REQUEST.reason, {}, PATIENT)).toBeTruthy();
    await press(user, texts.approved.open);
    await user.click(dialog().getByRole('button', { name: texts.approved.submit }));
    expect(dialog().getByText(en.review.reasonMissing)).toBeTruthy();
    expect(writes).toEqual([]);
    await user.type(dialog().getByRole('textbox'), 'spoken to');
    await user.click(dialog().getByRole('button', { name: texts.approved.submit }));
    expect(await screen.findByText(texts.approved.done)).toBeTruthy();
    expect(writes).toEqual([
      {
        path: '/operator-api/v1/protection/returns/7/decision',
        body: { decision: 'approved', reason: 'spoken to' },
      },
    ]);
    expect(await screen.findByText(texts.none.returns)).toBeTruthy();
  });

  it('a decision that came too late says so and keeps what was typed', async () => {
    refused = { code: 'not_found', message: 'no such request' };
    const user = showView(<ProtectionView />, NOW);
    await press(user, texts.refused.open);
    await user.type(dialog().getByRole('textbox'), 'too early');
    await user.click(dialog().getByRole('button', { name: texts.refused.submit }));
    expect(await dialog().findByText(texts.decidedElsewhere)).toBeTruthy();
    expect(dialog().getByRole('textbox')).toHaveProperty('value', 'too early');
  });

  it('the signs of harm are listed with what the rule counted', async () => {
    const user = showView(<ProtectionView />, NOW);
    await press(user, texts.list.flags);
    expect(await screen.findByText('Nights with bets in 7 days: 4')).toBeTruthy();
    expect(
      screen.getByText('Bets on 3 or more of the last 7 nights, from midnight to 05:00.'),
    ).toBeTruthy();
  });
});

describe('one player’s protection', () => {
  it('the blocks show limits and figures', async () => {
    showView(<ProtectionBlocks playerId="12345678" />, NOW);
    expect(await screen.findByText('€50.00', {}, PATIENT)).toBeTruthy();
    expect(screen.getByText('€80.00')).toBeTruthy();
  });
});
