import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

function Kinds() {
  const [selected, setSelected] = useState<'single' | 'express' | 'system'>('single');
  return (
    <Tabs
      label="Kind of bet"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { key: 'single', text: 'Singles' },
        { key: 'express', text: 'Express' },
        { key: 'system', text: 'System' },
      ]}
    >
      {selected}
    </Tabs>
  );
}

it('the tabs name their panel after the selected tab, and only that tab is in the tab order', () => {
  render(<Kinds />);
  expect(screen.getByRole('tablist', { name: 'Kind of bet' })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'Singles' }).textContent).toBe('single');
  const order = screen.getAllByRole('tab').map((tab) => tab.tabIndex);
  expect(order).toEqual([0, -1, -1]);
});

it('the arrow keys, Home and End move and select immediately', async () => {
  render(<Kinds />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Express' }).textContent).toBe('express');
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('System');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Singles');
});
