import { createTestContext, mountView } from '@touchline/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import texts from '../translations/en.json';
import { view } from './hidden-sports.view.tsx';

const PATH = '/web-api/officeapi/v1/hidden-sports';

afterEach(() => document.body.replaceChildren());

async function showPage(save: (body: unknown) => unknown) {
  const sent: unknown[] = [];
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    texts,
    session: { userId: '708554255' },
    answers: {
      [`GET ${PATH}`]: () => ({ line: [1], live: [] }),
      [`PUT ${PATH}`]: ({ body }: { readonly body?: unknown }) => {
        sent.push(body);
        return save(body);
      },
    },
  });
  const changes: unknown[] = [];
  test.context.bus.on('profile.changed', (event) => void changes.push(event));
  const mounted = await mountView({ view, context: test.context });
  const upcoming = within(await screen.findByRole('group', { name: 'Upcoming' }));
  const of = (sport: string) => upcoming.getByRole<HTMLInputElement>('switch', { name: sport });
  return { mounted, of, sent, changes };
}

it('a sport is hidden by a press, and the pages are told', async () => {
  const { mounted, of, sent, changes } = await showPage((body) => body);
  expect(of('football').checked).toBe(false);
  await userEvent.click(of('tennis'));
  expect(of('tennis').checked).toBe(false);
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(sent).toEqual([{ line: [1, 4], live: [] }]);
  await mounted.unmount();
});

it('a sport that could not be hidden is offered again, and the page says why', async () => {
  const { mounted, of, changes } = await showPage(() => {
    throw Object.assign(new Error('refused'), { code: 'rate_limited' });
  });
  await userEvent.click(of('tennis'));
  await screen.findByRole('alert');
  expect(of('tennis').checked).toBe(true);
  expect(of('football').checked).toBe(false);
  expect(changes).toEqual([]);
  await mounted.unmount();
});
