import { InboxMessage } from '@touchline/contracts/messages';
import { describe, expect, it } from 'vitest';
import { noticeText } from './notice-text.ts';

const facts = { currency: 'EUR', count: 2, amount: 1_250 };

describe('the text of a notice', () => {
  it.each([
    ['lottery', { route: 'lotto', params: { sectionName: 'tickets' } }],
    ['toto', { route: 'totoFrame', params: { section: 'tickets' } }],
  ])('the text of a notice of tickets of a %s opens the tickets of its game', (game, page) => {
    for (const kind of ['tickets-paid', 'tickets-returned'] as const) {
      for (const language of ['en', 'ru', 'ar']) {
        const { title, body, link } = noticeText({ kind, facts: { ...facts, game }, language });
        // What the wire takes of it.
        const message = { id: '1', kind: 'system', title, body, link, createdAt: 0, isRead: false };
        expect(InboxMessage.parse(message).link).toMatchObject(page);
        expect(`${title} ${body}`).not.toContain('{{');
        expect(body).toContain('2');
      }
    }
  });

  it('the text of a notice names the amount in the currency of its account', () => {
    const { body } = noticeText({
      kind: 'tickets-paid',
      facts: { ...facts, game: 'toto' },
      language: 'en',
    });
    expect(body.replace(/\s/g, ' ')).toBe(
      'Tickets paid out: 2. Paid into your account: EUR 12.50.',
    );
  });
});
