import { PluginProvider } from '@touchline/plugin-api';
import { createTestContext } from '@touchline/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import texts from '../translations/en.json';
import { EarlyPayout, EarlyPayoutNote } from './early-payout.tsx';

afterEach(cleanup);

const OFFER = { sport: 'football', market: 'ft-1x2', lead: 2, champs: [7] };

function Market({ champ, market }: { readonly champ: number; readonly market: string }) {
  const [isExplained, setExplained] = useState(false);
  const event = { sport: 'football', champ: { id: champ } } as Parameters<
    typeof EarlyPayout
  >[0]['event'];
  const id = `${champ}-${market}`;
  return (
    <>
      <EarlyPayout
        event={event}
        market={market}
        explainedBy={id}
        isExplained={isExplained}
        onToggle={() => setExplained(!isExplained)}
      />
      <div id={id}>
        {isExplained ? <EarlyPayoutNote event={event} market={market} /> : undefined}
      </div>
    </>
  );
}

it('a market that is paid early says at which lead, and no other says anything', async () => {
  const { context } = createTestContext({
    plugin: 'sport',
    texts,
    answers: { 'GET /betting-api/v1/bet-offers': () => ({ earlyPayout: [OFFER] }) },
  });
  render(
    <PluginProvider value={context}>
      <Market champ={8} market="ft-1x2" />
      <Market champ={7} market="ft-double-chance" />
      <Market champ={7} market="ft-1x2" />
    </PluginProvider>,
  );
  const mark = await screen.findByRole('button', { name: 'Early payout +2' });
  expect(screen.queryByText(/whatever the result/)).toBeNull();
  fireEvent.click(mark);
  expect(screen.getByText(/as soon as it is 2 goals ahead, whatever the result/)).toBeTruthy();
  expect(mark.getAttribute('aria-expanded')).toBe('true');
});
