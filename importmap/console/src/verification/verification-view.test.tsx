import { cleanup, screen, within } from '@testing-library/react';
import type { WaitingDocument } from '@touchline/contracts/operator';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { VerificationView } from './verification-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const NOW = Date.UTC(2026, 0, 15, 12);
const ID = '5d1f4c1e-7b39-4e0b-9d6a-0f1f4be1a001';
const PERSON = {
  playerId: '12345678',
  name: 'Ada',
  surname: 'Byron',
  birthday: '1990-04-23',
  country: 'GB',
  passport: '',
  passportDate: '',
  address: '12 St James’s Square',
};
const WAITING: WaitingDocument = {
  id: ID,
  kind: 'passport',
  uploadedAt: NOW - 7_200_000,
  person: PERSON,
  documents: [
    { kind: 'passport', state: 'checking', isRequested: false },
    { kind: 'proof-of-address', state: 'accepted', isRequested: false },
  ],
};
const DECISION = `/operator-api/v1/verification/documents/${ID}/decision`;

let documents: WaitingDocument[];
let refused: { readonly code: string; readonly message: string } | undefined;
let looks: string[];
let writes: { readonly path: string; readonly body: unknown }[];

beforeEach(() => {
  documents = [WAITING];
  refused = undefined;
  looks = [];
  writes = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    if (path.endsWith('/picture')) {
      looks.push(path);
      return new Response('x');
    }
    if (request.method !== 'POST') {
      return Response.json({ documents, count: documents.length });
    }
    writes.push({ path, body: JSON.parse(String(request.body)) });
    if (refused !== undefined) {
      return Response.json({ error: refused }, { status: 409 });
    }
    documents = [];
    return Response.json({
      person: PERSON,
      verification: {
        isVerified: true,
        documents: [],
        events: [],
        storage: { pictures: 0, erasable: 0, keptDays: 1_826 },
      },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openDocument() {
  const user = showView(<VerificationView />, NOW);
  const open = { name: en.verification.open };
  await user.click(await screen.findByRole('button', open, { timeout: 20_000 }));
  return user;
}

describe('the queue of identity documents', () => {
  it('the queue shows what the player says, and no picture until it is opened', async () => {
    const user = showView(<VerificationView />, NOW);
    expect(await screen.findByText('Byron', {}, { timeout: 20_000 })).toBeTruthy();
    expect(screen.getByText(/2 hours ago/)).toBeTruthy();
    expect(screen.getByText('Proof of address: Accepted')).toBeTruthy();
    expect(looks).toEqual([]);
    await user.click(screen.getByRole('button', { name: en.verification.open }));
    expect((await screen.findByRole('img')).getAttribute('src')).toMatch(/^data:image\/jpeg/);
    expect(looks).toHaveLength(1);
  });

  it('an acceptance has the last day of the document, and it leaves the queue', async () => {
    const user = await openDocument();
    await user.click(screen.getByRole('button', { name: en.verification.submit }));
    expect(screen.getByText(en.verification.decisionMissing)).toBeTruthy();
    expect(writes).toEqual([]);
    await user.click(screen.getByRole('radio', { name: en.verification.accept }));
    await user.type(screen.getByLabelText(en.verification.expiresOn), '2030-01-01');
    await user.click(screen.getByRole('button', { name: en.verification.submit }));
    expect(await screen.findByText(en.verification.done)).toBeTruthy();
    expect(writes).toEqual([
      { path: DECISION, body: { decision: 'accept', expiresOn: '2030-01-01' } },
    ]);
    expect(await screen.findByText(en.verification.none)).toBeTruthy();
  });

  it('a refusal sends what the player reads', async () => {
    const user = await openDocument();
    await user.click(screen.getByRole('radio', { name: en.verification.refuse }));
    await user.selectOptions(screen.getByLabelText(en.verification.cause), 'cut-off');
    await user.type(screen.getByLabelText(en.verification.note), 'The top is missing.');
    await user.click(screen.getByRole('button', { name: en.verification.submit }));
    expect(await screen.findByText(en.verification.done)).toBeTruthy();
    expect(writes).toEqual([
      {
        path: DECISION,
        body: { decision: 'refuse', cause: 'cut-off', note: 'The top is missing.' },
      },
    ]);
  });

  it('a decision that came too late says so', async () => {
    refused = { code: 'document_decided', message: 'decided' };
    const user = await openDocument();
    await user.click(screen.getByRole('radio', { name: en.verification.accept }));
    await user.click(screen.getByRole('button', { name: en.verification.submit }));
    expect(await screen.findByText(en.verification.decidedElsewhere)).toBeTruthy();
  });

  it('another document is requested for a reason', async () => {
    const user = showView(<VerificationView />, NOW);
    const open = { name: en.verification.requestOpen };
    await user.click(await screen.findByRole('button', open, { timeout: 20_000 }));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText(en.verification.requestKind), 'driving-licence');
    await user.type(dialog.getByLabelText(en.review.reason), 'the names differ');
    await user.click(dialog.getByRole('button', { name: en.verification.requestSubmit }));
    expect(await screen.findByText(en.verification.requestDone)).toBeTruthy();
    expect(writes).toEqual([
      {
        path: '/operator-api/v1/verification/players/12345678/requests',
        body: { kind: 'driving-licence', reason: 'the names differ' },
      },
    ]);
  });
});
