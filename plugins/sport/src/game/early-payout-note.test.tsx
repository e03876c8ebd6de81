import { PluginProvider } from '@touchline/plugin-api';
import { createTestContext } from '@touchline/testing';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import texts from '../translations/en.json';
import { EarlyPayoutNote } from './early-payout-note.tsx';

afterEach(cleanup);

const OFFER = { sport: 'football', market: 'ft-1x2', lead: 2, champs: [7] };

type Event = Parameters<typeof EarlyPayoutNote>[0]['event'];
const eventOf = (champ: number) => ({ sport: 'football', champ: { id: champ } }) as Event;

it('a market that is paid early says at which lead, and no other says anything', async () => {
  const { context } = createTestContext({
    plugin: 'sport',
    texts,
    answers: { 'GET /betting-api/v1/bet-offers': () => ({ earlyPayout: [OFFER] }) },
  });
  const { container } = render(
    <PluginProvider value={context}>
      <div>
        <EarlyPayoutNote event={eventOf(8)} market="ft-1x2" />
      </div>
      <div>
        <EarlyPayoutNote event={eventOf(7)} market="ft-double-chance" />
      </div>
      <div>
        <EarlyPayoutNote event={eventOf(7)} market="ft-1x2" />
      </div>
    </PluginProvider>,
  );
  await waitFor(() => expect(container.textContent).toContain('as soon as it is 2 goals ahead'));
  const said = [...container.children].map(({ textContent }) => textContent?.slice(0, 12));
  expect(said).toEqual(['', '', 'Early payout']);
});
