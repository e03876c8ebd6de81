import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Steps } from './steps.tsx';

afterEach(cleanup);

it('the steps before the current one are said to be done, and the current one is marked', () => {
  const steps = ['Details', 'Documents', 'Check'].map((text) => ({ key: text, text }));
  render(<Steps label="Verification" steps={steps} current="Documents" doneText="done" />);
  expect(screen.getByRole('list', { name: 'Verification' })).toBeDefined();
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Detailsdone',
    '2Documents',
    '3Check',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
