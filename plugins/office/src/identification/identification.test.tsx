import type { VerificationAnswer, VerificationDocument } from '@touchline/contracts/verification';
import { DOCUMENT_KINDS } from '@touchline/domain/verification';
import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './identification.view.tsx';

// Rendering is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

async function open(
  given: {
    readonly isVerified?: boolean;
    readonly passport?: VerificationDocument['state'];
    readonly check?: VerificationAnswer['check'];
    readonly query?: Readonly<Record<string, string>>;
  } = {},
) {
  const { isVerified = false, passport = 'needed', query = {}, check } = given;
  const answer: VerificationAnswer = {
    isVerified,
    documents: DOCUMENT_KINDS.map((kind) => ({
      kind,
      state: kind === 'passport' ? passport : 'needed',
      isRequested: false,
    })),
    events: [],
    ...(check && { check }),
    storage: { pictures: 0, erasable: 0, keptDays: 1_826 },
  };
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    session: { userId: '1' },
    texts: en,
    current: { name: 'accountIdentification', query },
    answers: { 'GET /documents-api/v1/documents': () => answer },
  });
  mounted = await mountView({ view, context: test.context });
}

describe('the page of identification', () => {
  it('a player who was sent here reads why, and the ways to go on', async () => {
    await open({ query: { 'identification-needed': '1' } });
    expect(await screen.findByText(en.identification.way.documents)).toBeTruthy();
    expect(screen.getByText(en.identification.needed)).toBeTruthy();
    expect(screen.getByText(en.identification.state.open)).toBeTruthy();
    const link = screen.getByRole('link', { name: new RegExp(en.identification.way.documents) });
    expect(link.getAttribute('href')).toMatch(/verification$/);
  });

  it.each([
    ['checking', en.identification.state.waiting],
    ['refused', en.identification.state.refused],
    ['expired', en.identification.state.refused],
  ] as const)('a document that is %s shows in one word: %s', async (passport, word) => {
    await open({ passport });
    expect(await screen.findByText(word)).toBeTruthy();
    expect(screen.queryByText(en.identification.needed)).toBeNull();
  });

  it('a player whom a provider checks is shown the way to its check', async () => {
    await open({ check: { reasons: [] } });
    const name = new RegExp(en.identification.way.check);
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toMatch(/\/sumsub$/);
    expect(screen.queryByText(en.identification.way.documents)).toBeNull();
  });

  it.each([
    ['checking', en.identification.state.waiting],
    ['on-hold', en.identification.state.waiting],
    ['retry', en.identification.state.refused],
    ['failed', en.identification.state.refused],
    ['started', en.identification.state.open],
  ] as const)('a check that is %s shows in one word: %s', async (state, word) => {
    await open({ check: { state, reasons: [] } });
    expect(await screen.findByText(word)).toBeTruthy();
  });

  it('a verified player has nothing more to do', async () => {
    await open({ isVerified: true, query: { 'identification-needed': '1' } });
    expect(await screen.findByText(en.identification.done)).toBeTruthy();
    expect(screen.queryByText(en.identification.way.documents)).toBeNull();
    expect(screen.queryByText(en.identification.needed)).toBeNull();
  });
});
