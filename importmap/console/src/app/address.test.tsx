import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { CONSOLE_BASE, useChooseEnvironment, useGo, ViewLink } from './address.tsx';

afterEach(cleanup);

function Places() {
  const go = useGo();
  const choose = useChooseEnvironment();
  return (
    <>
      <ViewLink path="/history">History</ViewLink>
      <button type="button" onClick={() => go('/bets/7')}>
        bet
      </button>
      <button type="button" onClick={() => choose('test')}>
        test
      </button>
      <button type="button" onClick={() => choose(undefined)}>
        own
      </button>
    </>
  );
}

function show(path: string) {
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  render(
    <Router base={CONSOLE_BASE} hook={hook} searchHook={searchHook}>
      <Places />
    </Router>,
  );
  return { history };
}

describe('addresses in the console', () => {
  it('a link keeps the environment and stays in the page', () => {
    const { history } = show('/operator/sections?env=staging');
    const link = screen.getByRole('link', { name: 'History' });
    expect(link.getAttribute('href')).toBe('/operator/history?env=staging');
    fireEvent.click(link);
    expect(history.at(-1)).toBe('/operator/history?env=staging');
  });

  it('a link that is opened elsewhere is left to the browser', () => {
    const { history } = show('/operator');
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
      expect(fireEvent.click(screen.getByRole('link'), { [key]: true })).toBe(true);
    }
    expect(history).toHaveLength(1);
  });

  it('another environment is shown in the same view; the server’s own has no name', () => {
    const { history } = show('/operator/history');
    fireEvent.click(screen.getByRole('button', { name: 'test' }));
    fireEvent.click(screen.getByRole('button', { name: 'bet' }));
    fireEvent.click(screen.getByRole('button', { name: 'own' }));
    expect(history.slice(1)).toEqual([
      '/operator/history?env=test',
      '/operator/bets/7?env=test',
      '/operator/bets/7',
    ]);
  });
});
