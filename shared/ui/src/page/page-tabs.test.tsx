import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { PageHeader } from './page-header.tsx';

afterEach(cleanup);

it('the tabs of a page are links of which one is the page, and arrow keys move between them', async () => {
  const items = [
    { text: 'Open', href: '#open', current: true, count: 3 },
    { text: 'Settled', href: '#settled' },
  ];
  render(<PageHeader title="My bets" tabs={{ label: 'Bets', items }} />);
  expect(screen.getByRole('navigation', { name: 'Bets' })).toBeDefined();
  const open = screen.getByRole('link', { name: 'Open 3' });
  expect(open.getAttribute('aria-current')).toBe('page');
  open.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Settled' }));
});
