import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PriceButton } from '../price-button/price-button.tsx';
import { EventCard, EventHeader, EventPrices, EventTeams, TeamRow } from './event-card.tsx';

afterEach(cleanup);

function Card({ suspended }: { suspended?: string }) {
  return (
    <EventCard eventId={1042} suspended={suspended}>
      <EventHeader competition="Premier League" time="2nd half 67′" live />
      <EventTeams
        href="/en/live/football/1-premier-league/1042-arsenal-brighton"
        more={{ text: '+87', label: '87 more markets' }}
      >
        <TeamRow
          name="Arsenal"
          score="2"
          parts={['4', '1']}
          points="40"
          serving={{ label: 'serving' }}
        />
        <TeamRow name="Brighton" score="1" />
      </EventTeams>
      <EventPrices label="Match result">
        <PriceButton
          outcomeId="1042~ft-1x2~home"
          label="Match result, Arsenal, 1.28"
          price="1.28"
        />
      </EventPrices>
    </EventCard>
  );
}

it('an event card is an article whose teams are one link to the event, read with their scores', () => {
  render(<Card />);
  expect(screen.getByRole('article').dataset['eventId']).toBe('1042');
  const link = screen.getByRole('link', {
    name: /Arsenal serving 2 4 1 40 ?Brighton 1 ?87 more markets/,
  });
  expect(link.getAttribute('href')).toContain('1042-arsenal-brighton');
});

it('an event card groups its prices under the market’s name', () => {
  render(<Card />);
  const group = screen.getByRole('group', { name: 'Match result' });
  expect(group.contains(screen.getByRole('button', { name: 'Match result, Arsenal, 1.28' }))).toBe(
    true,
  );
});

it('a suspended event says why, and says nothing otherwise', () => {
  const { rerender } = render(<Card />);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<Card suspended="Goal under review" />);
  expect(screen.getByRole('status').textContent).toBe('Goal under review');
});
