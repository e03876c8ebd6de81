import type { Bet } from '@touchline/contracts/betting';
import { describe, expect, it, vi } from 'vitest';
import { textOfPdf } from '../../../test/platform/text-of-pdf.ts';
import { PDF_ROWS } from '../../platform/pdf/pdf-table.ts';
import { betsAsPdf } from './bets-as-pdf.ts';

// Hundreds of pages take their time on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

const AT = Date.UTC(2026, 10, 25, 12);
const LEG: Bet['legs'][number] = {
  outcomeId: '1~ft-1x2~home',
  eventId: 1,
  sport: 'football',
  champ: 'League',
  home: 'Спартак',
  away: 'Zürich',
  startsAt: 0,
  section: 'line',
  marketKey: 'ft-1x2',
  outcomeCode: 'home',
  price: '2.00',
  result: 'won',
};
const BET: Bet = {
  id: '7',
  typeId: 0,
  status: 'won',
  accountId: '5',
  currency: 'EUR',
  stake: 1_000,
  totalOdds: '2.000',
  possibleReturn: 2_000,
  payout: 2_050,
  placedAt: AT,
  settledAt: AT,
  legs: [LEG],
};

function write(bets: readonly Bet[], language: string) {
  async function* pages() {
    yield bets;
  }
  return betsAsPdf({
    playerId: '708554255',
    period: { from: String(Date.UTC(2026, 10, 1)), to: String(Date.UTC(2026, 10, 26)) },
    totals: [{ currency: 'EUR', bets: 1, staked: 1_000, open: 0, returned: 2_050, net: 1_050 }],
    pages: pages(),
    language,
    at: AT,
  });
}

describe('bets as a document', () => {
  it('the document begins with the player, the period and the totals, and has each bet with its money', async () => {
    const file = await write([BET], 'en');
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    const [page, ...others] = await textOfPdf(file);
    expect(others).toEqual([]);
    for (const text of [
      'Bet history',
      'Player number 708554255',
      'From Nov 1, 2026, 00:00 to Nov 25, 2026, 23:59',
      'EUR: staked EUR 10.00, returned EUR 20.50, net result EUR 10.50',
      'Selections',
      'Спартак – Zürich @ 2.00',
      'Single',
      'Won',
      'EUR 20.50',
      'Bet history · page 1',
    ]) {
      expect(page).toContain(text);
    }
  });

  it.each([
    ['ru', 'История ставок', 'Выиграла'],
    ['ar', 'سجل الرهانات', 'رابح'],
  ])('the document in %s has its words, which a reader can find', async (language, title, won) => {
    const [page] = await textOfPdf(await write([BET], language));
    expect(page).toContain(title);
    expect(page).toContain(won);
  });

  it('a history without a bet says so', async () => {
    const [page] = await textOfPdf(await write([], 'en'));
    expect(page).toContain('Nothing in this period');
  });

  it('a long history is cut and says where all of it is; each page has the headings', async () => {
    const many = Array.from({ length: PDF_ROWS + 1 }, (_, at) => ({
      ...BET,
      id: String(9_000 + at),
    }));
    const pages = await textOfPdf(await write(many, 'en'));
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.every((page) => page.includes('Selections'))).toBe(true);
    const text = pages.join(' ');
    expect(text).toContain(String(9_000 + PDF_ROWS - 1));
    expect(text).not.toContain(String(9_000 + PDF_ROWS));
    expect(pages.at(-1)).toContain('The CSV file has all of them.');
  });

  it('a bet of very many legs stays on its page', async () => {
    const legs = Array.from({ length: 60 }, () => ({ ...LEG, away: 'A club of a very long name' }));
    const pages = await textOfPdf(await write([{ ...BET, legs }, BET], 'en'));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('…');
  });
});
