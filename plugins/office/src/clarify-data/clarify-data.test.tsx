import type { SessionState } from '@touchline/plugin-api';
import { ApplicationError } from '@touchline/plugin-api/errors';
import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './clarify-data.view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

const DATA = 'PATCH /web-api/secure-data/v1/personal-data';
const KNOWN = {
  date_birthday: '1990-04-23',
  document_type_id: 0,
  inn: '',
  name: 'Ada',
  passport: '',
  passport_date: '',
  passport_end_date: '',
  registration_address: '',
  surname: 'Byron',
};

let mounted: Awaited<ReturnType<typeof mountView>> | undefined;
let refusal: ApplicationError | undefined;
let isVerified: boolean;
let draft: object;
beforeEach(() => {
  refusal = undefined;
  isVerified = false;
  draft = {};
});
afterEach(() => mounted?.unmount());

async function open(session: SessionState = { userId: '1' }) {
  const answer = { user_data: KNOWN, user_email: '', phone_code: '', phone_number: '' };
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    session,
    texts: en,
    time: Date.UTC(2026, 0, 15),
    answers: {
      'GET /web-api/secure-data/v1/personal-data': () => answer,
      'GET /web-api/secure-data/v1/personal-data/draft': () => draft,
      'PUT /web-api/secure-data/v1/personal-data/draft': () => draft,
      'GET /documents-api/v1/documents': () => ({
        isVerified,
        documents: [],
        events: [],
        storage: { pictures: 0, erasable: 0, keptDays: 1826 },
      }),
      [DATA]: () => {
        if (refusal !== undefined) {
          throw refusal;
        }
        return answer;
      },
    },
  });
  mounted = await mountView({ view, context: test.context });
  return test;
}
const label = (name: keyof typeof en.clarify.field) =>
  screen.getByLabelText(en.clarify.field[name]);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the wizard of personal data', () => {
  it('a step that lacks something says so beside the field, and stays', async () => {
    draft = { surname: '' };
    await open();
    await screen.findByLabelText(en.clarify.field.surname);
    await press(en.clarify.next);
    expect(screen.getByText(en.clarify.fault.required)).toBeTruthy();
    expect(document.activeElement).toBe(label('surname'));
    await userEvent.type(label('surname'), 'Lovelace');
    expect(screen.queryByText(en.clarify.fault.required)).toBeNull();
    await press(en.clarify.next);
    expect(label('passport')).toBeTruthy();
    await press(en.clarify.back);
    expect(label('surname')).toHaveProperty('value', 'Lovelace');
  });

  it('a draft is where the player left it, and what is typed is stored on the server', async () => {
    draft = { surname: 'Lovelace' };
    const { clock, http } = await open();
    const field = await screen.findByLabelText(en.clarify.field.surname);
    expect(field).toHaveProperty('value', 'Lovelace');
    await userEvent.type(field, ' King');
    clock.advance(2_000);
    await vi.waitFor(() => {
      const stored = http.requests.find(({ method }) => method === 'PUT');
      expect(stored?.body).toMatchObject({ surname: 'Lovelace King' });
    });
  });

  it('a draft is as it was typed last when the player returns, whatever the server had before', async () => {
    draft = { surname: 'Lovelace' };
    const { context } = await open();
    await userEvent.type(await screen.findByLabelText(en.clarify.field.surname), ' King');
    await mounted?.unmount();
    mounted = await mountView({ view, context });
    const field = await screen.findByLabelText(en.clarify.field.surname);
    expect(field).toHaveProperty('value', 'Lovelace King');
  });

  it('a draft that was typed before the session was known is kept, and goes with its player', async () => {
    draft = { surname: 'Lovelace' };
    const { context, session } = await open({ userId: undefined });
    await userEvent.type(await screen.findByLabelText(en.clarify.field.surname), ' King');
    await mounted?.unmount();
    session.set({ userId: '1' });
    mounted = await mountView({ view, context });
    expect(await screen.findByLabelText(en.clarify.field.surname)).toHaveProperty(
      'value',
      'Lovelace King',
    );
    await mounted.unmount();
    session.set({ userId: undefined });
    session.set({ userId: '2' });
    mounted = await mountView({ view, context });
    expect(await screen.findByLabelText(en.clarify.field.surname)).toHaveProperty(
      'value',
      'Lovelace',
    );
  });

  it('a refusal of the server leads back to the step, with the fault beside its field', async () => {
    draft = {
      document_type_id: 1,
      passport: '45 10 123456',
      passport_date: '2010-05-01',
      registration_address: '12 St James’s Square',
    };
    refusal = new ApplicationError({
      code: 'validation_failed',
      status: 400,
      message: 'faults',
      phase: 'request',
      details: [{ path: '/passport', problem: 'document-number' }],
    });
    await open();
    await screen.findByLabelText(en.clarify.field.surname);
    await press(en.clarify.next);
    await press(en.clarify.next);
    await press(en.account.save);
    expect(await screen.findByText(en.clarify.fault['document-number'])).toBeTruthy();
    expect(label('passport')).toHaveProperty('value', '45 10 123456');
  });

  it('a field that documents have proved can be read and not changed', async () => {
    isVerified = true;
    await open();
    expect(await screen.findByText(en.clarify.verified)).toBeTruthy();
    expect(label('surname')).toHaveProperty('readOnly', true);
    expect(label('inn')).toHaveProperty('readOnly', false);
  });
});
