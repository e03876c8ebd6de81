import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Hero } from './hero.tsx';

afterEach(cleanup);

const sides = [
  { name: 'Arsenal', id: 1 },
  { name: 'Chelsea', id: 2 },
] as const;

it('the hero of a match leads to it by its sides and what is between them', () => {
  render(<Hero title="Arsenal – Chelsea" href="#match" sides={sides} middle="20:45" />);
  const link = screen.getByRole('link');
  expect(link.textContent?.replace(/\s+/g, ' ').trim()).toContain('20:45');
  expect(link.closest('h2')).not.toBeNull();
  expect(screen.getByRole('article', { name: 'Arsenal – Chelsea' })).toBeDefined();
});

it('the buttons of a hero are outside its link', () => {
  render(
    <Hero title="Boosts of the day" href="#boosts">
      <button type="button">Join</button>
    </Hero>,
  );
  expect(screen.getByRole('link').contains(screen.getByRole('button'))).toBe(false);
});
