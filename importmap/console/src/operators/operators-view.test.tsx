import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { OperatorAccount } from '@touchline/contracts/operator';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showView } from '../testing/show-view.tsx';
import en from '../translations/en.json';
import { OperatorsView } from './operators-view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const NOW = Date.UTC(2026, 0, 15, 12);
const PATIENT = { timeout: 20_000 };
const texts = en.operators;
const BORIS: OperatorAccount = {
  name: 'boris',
  roles: ['support'],
  version: 3,
  state: 'active',
  hasSecondStep: false,
  createdAt: NOW - 86_400_000,
  createdBy: 'operator',
  signedInAt: NOW - 7_200_000,
};

let operators: OperatorAccount[];
let refused: { readonly code: string; readonly message: string } | undefined;
let writes: { readonly path: string; readonly body: unknown }[];

beforeEach(() => {
  operators = [BORIS];
  refused = undefined;
  writes = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit = {}) => {
    if (request.method === 'GET') {
      return Response.json({ operators });
    }
    writes.push({ path, body: JSON.parse(String(request.body)) });
    if (refused !== undefined) {
      return Response.json({ error: refused }, { status: 409 });
    }
    return Response.json(
      /operators$|reset$/.test(path)
        ? { operator: BORIS, code: 'secret-code', expiresAt: NOW + 86_400_000 }
        : BORIS,
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dialog = () => within(screen.getByRole('dialog'));

async function open(name: string): Promise<UserEvent> {
  const user = showView(<OperatorsView />, NOW);
  await screen.findByText('boris', {}, PATIENT);
  await user.click(screen.getByRole('button', { name }));
  return user;
}

const press = (user: UserEvent, name: string) => user.click(dialog().getByRole('button', { name }));

describe('the operators', () => {
  it('an operator is shown with state, roles and the last sign-in', async () => {
    showView(<OperatorsView />, NOW);
    expect(await screen.findByText('boris', {}, PATIENT)).toBeTruthy();
    expect(screen.getByText(texts.state.active)).toBeTruthy();
    expect(screen.getByText(en.roles.name.support)).toBeTruthy();
    expect(screen.getByText(/2 hours ago/)).toBeTruthy();
  });

  it('a new operator wants a name and a role, and gets a link that is shown once', async () => {
    const user = await open(texts.addOpen);
    await user.type(dialog().getByLabelText(texts.name), '7');
    await user.type(dialog().getByLabelText(en.review.reason), 'new in the team');
    await press(user, texts.addSubmit);
    expect(dialog().getByText(texts.nameInvalid)).toBeTruthy();
    expect(dialog().getByText(texts.rolesMissing)).toBeTruthy();
    expect(writes).toEqual([]);
    await user.clear(dialog().getByLabelText(texts.name));
    await user.type(dialog().getByLabelText(texts.name), 'Carol');
    await user.click(dialog().getByRole('checkbox', { name: /^Risk/ }));
    await user.click(dialog().getByRole('checkbox', { name: /^Support/ }));
    await press(user, texts.addSubmit);
    expect(writes).toEqual([
      {
        path: '/operator-api/v1/operators',
        body: { name: 'carol', roles: ['support', 'risk'], reason: 'new in the team' },
      },
    ]);
    expect(await dialog().findByText(/operator\/password#secret-code$/)).toBeTruthy();
  });

  it('a name that is taken is said beside its field', async () => {
    refused = { code: 'operator_name_taken', message: 'taken' };
    const user = await open(texts.addOpen);
    await user.type(dialog().getByLabelText(texts.name), 'boris');
    await user.click(dialog().getByRole('checkbox', { name: /^Support/ }));
    await user.type(dialog().getByLabelText(en.review.reason), 'again');
    await press(user, texts.addSubmit);
    expect(await dialog().findByText(texts.nameTaken)).toBeTruthy();
    expect(dialog().getByLabelText(texts.name)).toHaveProperty('value', 'boris');
  });

  it('other roles are sent with the version that was seen', async () => {
    const user = await open(texts.change.open);
    await user.click(dialog().getByRole('checkbox', { name: /^Payments/ }));
    await user.type(dialog().getByLabelText(en.review.reason), 'covers for Dora');
    await press(user, texts.change.submit);
    expect(await screen.findByText(texts.done)).toBeTruthy();
    expect(writes).toEqual([
      {
        path: '/operator-api/v1/operators/boris/roles',
        body: { roles: ['support', 'payments'], version: 3, reason: 'covers for Dora' },
      },
    ]);
  });

  it('the last admin stays, and the dialog says why', async () => {
    refused = { code: 'operator_last_admin', message: 'last' };
    const user = await open(texts.off.open);
    await user.type(dialog().getByLabelText(en.review.reason), 'has left');
    await press(user, texts.off.submit);
    expect(await dialog().findByText(texts.refused.operator_last_admin)).toBeTruthy();
    expect(dialog().getByLabelText(en.review.reason)).toHaveProperty('value', 'has left');
  });
});
