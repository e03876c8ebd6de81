import { createTestContext, mountView, refusing } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { view as lottoView } from '../lotto/lotto.view.tsx';
import { plugin } from '../plugin.ts';
import { view as totoView } from '../toto/toto.view.tsx';
import texts from '../translations/en.json';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

const PATIENT = { timeout: 20_000 };
const FAR = Date.UTC(2100, 0, 1);
const LOTTERY = 'POST /lottery-api/v1/tickets';
const TOTO = 'POST /toto-api/v1/tickets';
const ROUND = { id: '7', toto: 'toto-15', closesAt: FAR, status: 'open', jackpots: [] };
const MATCHES = Array.from({ length: 15 }, (_nothing, at) => ({
  eventId: at + 1,
  champ: { id: 1, name: 'Copa', slug: 'copa' },
  slug: `match-${at}`,
  home: { id: 2 * at, name: `Home ${at}` },
  away: { id: 2 * at + 1, name: `Away ${at}` },
  startsAt: FAR,
}));
let unmount: () => Promise<void> = async () => undefined;
afterEach(() => unmount());

function setUp(stored: Readonly<Record<string, unknown>> = {}) {
  return createTestContext({
    plugin: 'lotto',
    stored,
    definition: plugin,
    texts,
    session: { userId: '1' },
    current: { name: 'lotto' },
    configuration: { currencies: ['EUR'] },
    answers: {
      'GET /wallet-api/v1/accounts': () => ({
        accounts: [
          { id: '1', type: 0, currency: 'EUR', balance: 5_000, inPlay: 0, isActive: true },
        ],
      }),
      'GET /lottery-api/v1/draws': () => ({
        draws: [
          {
            id: '3',
            lottery: '4x10',
            closesAt: FAR,
            status: 'open',
            seedHash: 'hash',
            jackpots: [],
          },
        ],
      }),
      'GET /toto-api/v1/rounds': () => ({ rounds: [ROUND] }),
      'GET /toto-api/v1/rounds/7': () => ({ ...ROUND, matches: MATCHES, pools: [] }),
      [LOTTERY]: refusing('network'),
      [TOTO]: refusing('network'),
    },
  });
}

type Test = ReturnType<typeof setUp>;

/** What the tab keeps of a purchase, as it is read after a reload. */
function keptBy({ context }: Test, name: string): unknown {
  const schema = { parse: (stored: unknown) => stored };
  const store = context.storage.open<unknown>({ name, version: 1, schema, initial: {} });
  return JSON.parse(JSON.stringify(store.get()));
}

const sentBy = ({ http }: Test) => http.requests.filter(({ method }) => method === 'POST');

describe.each([
  ['a lottery ticket', LOTTERY, 'ticket', lottoView, { sectionName: '4x10' }],
  ['a toto ticket', TOTO, 'toto-ticket', totoView, { section: '7' }],
] as const)('%s', (_name, request, stored, view, params) => {
  async function show(test: Test) {
    ({ unmount } = await mountView({ view, context: test.context, props: { params } }));
    return screen.findByText('Buy ticket', {}, PATIENT);
  }

  async function pickAndBuy() {
    await userEvent.click(screen.getByText('Quick pick'));
    await userEvent.click(screen.getByText('Buy ticket'));
  }

  it('a ticket whose answer was lost is the same one after a reload, and another one once it is bought', async () => {
    const before = setUp();
    await show(before);
    await pickAndBuy();
    await expect.poll(() => sentBy(before).length, PATIENT).toBe(1);
    const [lost] = sentBy(before);
    await unmount();
    const after = setUp({ [stored]: keptBy(before, stored) });
    after.http.answer(request, () => ({ id: '100001', balance: 4_900 }));
    // The marks are there again.
    await userEvent.click(await show(after));
    await screen.findByText(/^Ticket 100001 is bought/, {}, PATIENT);
    expect(sentBy(after)).toMatchObject([
      { body: lost?.body, idempotencyKey: lost?.idempotencyKey },
    ]);
    expect(keptBy(after, stored)).toEqual({});
    await userEvent.click(screen.getByText('Clear'));
    await pickAndBuy();
    await expect.poll(() => sentBy(after).length, PATIENT).toBe(2);
    expect(sentBy(after)[1]?.idempotencyKey).not.toBe(lost?.idempotencyKey);
  });
});
