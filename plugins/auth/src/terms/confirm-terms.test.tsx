import { createTestContext, mountView } from '@touchline/testing';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import en from '../translations/en.json';
import { view } from './confirm-terms.view.tsx';

const STATUS = 'GET /web-api/api-v3/v2/user/agreement-rules/status';
const CONFIRM = 'POST /web-api/api-v3/v2/user/agreement-rules/confirm';
const CHANGES = 'GET /web-api/api-v3/v2/user/agreement-rules/changes';
const CHANGED = { result: true, updatedAt: '2026-01-01T00:00:00.000Z' };

/** A busy machine takes its time to draw. */
const PATIENT = { timeout: 4_000 };
const find = (text: string) => screen.findByText(text, {}, PATIENT);
let unmount: () => Promise<unknown> = async () => undefined;
afterEach(() => unmount());

async function agree(confirm: () => unknown) {
  const test = createTestContext({
    plugin: 'auth',
    texts: en,
    session: { userId: '1' },
    answers: {
      [STATUS]: () => CHANGED,
      [CONFIRM]: confirm,
      [CHANGES]: () => ({
        changes: [
          {
            kind: 'terms',
            version: 2,
            publishedAt: CHANGED.updatedAt,
            title: 'Terms and conditions',
            summary: 'Withdrawals are final.',
          },
        ],
      }),
    },
  });
  const emit = vi.spyOn(test.context.bus, 'emit');
  ({ unmount } = await mountView({ view, context: test.context }));
  await userEvent.click(await find(en.confirmTerms.agree));
  return { ...test, emit };
}

describe('the page of changed terms', () => {
  it('the page of changed terms agrees to those of the status, and makes the shell check again', async () => {
    const { http, emit } = await agree(() => ({ ...CHANGED, result: false }));
    await vi.waitFor(() => expect(emit).toHaveBeenCalledWith('terms.changed', {}), PATIENT);
    expect(http.requests.at(-1)?.body).toEqual({ updatedAt: CHANGED.updatedAt });
  });

  it('the page of changed terms sums up what has changed, and leads to the whole of it', async () => {
    await agree(() => ({ ...CHANGED, result: false }));
    expect(await find('Withdrawals are final.')).toBeTruthy();
    const articles = within(screen.getByRole('list', { name: en.confirmTerms.documents }));
    const addresses = articles.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['/en/rules/terms', '/en/mainRules', '/en/privacyPolicy']);
  });

  it('the page of changed terms shows a failure by information_confirm_terms_error, which no press outside dismisses', async () => {
    const { emit } = await agree(() => {
      throw new Error('down');
    });
    const text = await find(en.information_confirm_terms_error);
    const dialog = text.closest('dialog');
    await userEvent.click(dialog as HTMLElement);
    expect(screen.getByText(en.information_confirm_terms_error)).toBeTruthy();
    await userEvent.click(await find(en.close));
    expect(screen.queryByText(en.information_confirm_terms_error)).toBeNull();
    expect(emit).not.toHaveBeenCalled();
  });
});
