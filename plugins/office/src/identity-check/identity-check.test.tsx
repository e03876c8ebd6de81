import type { IdentityCheck, VerificationAnswer } from '@touchline/contracts/verification';
import { CHECK_REASONS, DOCUMENT_KINDS } from '@touchline/domain/verification';
import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './identity-check.view.tsx';

// Rendering is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
afterEach(() => mounted?.unmount());

const answerOf = (check: IdentityCheck | undefined, isVerified = false): VerificationAnswer => ({
  isVerified,
  documents: DOCUMENT_KINDS.map((kind) => ({ kind, state: 'needed', isRequested: false })),
  events: [],
  storage: { pictures: 0, erasable: 0, keptDays: 1_826 },
  ...(check && { check }),
});

async function open({
  check,
  query = {},
  lookedUp,
}: {
  readonly check?: IdentityCheck;
  readonly query?: Readonly<Record<string, string>>;
  /** What the provider says when it is asked. */
  readonly lookedUp?: VerificationAnswer;
}) {
  let answer = answerOf(check);
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    session: { userId: '1' },
    texts: en,
    current: { name: 'documentVerification', query },
    answers: {
      'GET /documents-api/v1/documents': () => answer,
      'POST /documents-api/v1/check/look-up': () => {
        answer = lookedUp ?? answer;
        return answer;
      },
    },
  });
  mounted = await mountView({ view, context: test.context });
}

describe('the page of the check', () => {
  it('a player who has not begun reads what is needed, and can', async () => {
    await open({ check: { reasons: [] } });
    expect(await screen.findByRole('button', { name: en.check.begin })).toBeTruthy();
    expect(screen.getByText(en.check.need.face)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it.each(['checking', 'on-hold', 'failed'] as const)(
    'a check that is %s leaves nothing to press',
    async (state) => {
      await open({ check: { state, reasons: state === 'failed' ? ['other'] : [] } });
      expect(await screen.findByText(en.check.about[state])).toBeTruthy();
      expect(screen.queryByRole('button', { name: en.check.begin })).toBeNull();
      expect(screen.queryByRole('button', { name: en.check.continue })).toBeNull();
    },
  );

  it('every reason has its words', async () => {
    await open({ check: { state: 'retry', reasons: [...CHECK_REASONS] } });
    for (const reason of CHECK_REASONS) {
      expect(await screen.findByText(en.check.reason[reason])).toBeTruthy();
    }
  });

  it('a player who returns sees the result that the provider has, whatever the address says', async () => {
    const lookedUp = answerOf({ state: 'passed', reasons: [] }, true);
    const check: IdentityCheck = { state: 'started', reasons: [] };
    await open({ check, query: { returned: 'again' }, lookedUp });
    expect(await screen.findByText(en.verification.verified)).toBeTruthy();
  });

  it('a site without a provider shows its documents there', async () => {
    await open({});
    expect(await screen.findByText(en.verification.proofs)).toBeTruthy();
    expect(screen.queryByText(en.check.title)).toBeNull();
  });
});
