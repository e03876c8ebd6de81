import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SectionHeader } from './section-header.tsx';

afterEach(cleanup);

function Section() {
  const [expanded, setExpanded] = useState(true);
  return (
    <>
      <SectionHeader
        title="Total goals"
        level={3}
        count={5}
        expanded={expanded}
        onToggle={() => setExpanded(!expanded)}
        controls="lines"
      />
      <div id="lines" hidden={!expanded} />
    </>
  );
}

it('a heading that opens and closes is a button inside its heading, with its state', async () => {
  render(<Section />);
  const heading = screen.getByRole('heading', { level: 3 });
  const button = screen.getByRole('button', { name: 'Total goals 5', expanded: true });
  expect(heading.contains(button)).toBe(true);
  expect(button.getAttribute('aria-controls')).toBe('lines');
  button.focus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('button', { expanded: false })).toBe(button);
});

it('a heading that does not open is no button', () => {
  render(<SectionHeader title="Top live" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Top live' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
