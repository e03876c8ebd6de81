import { describe, expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';

function traversal() {
  return { address: '/en', delta: -1, commit: async () => undefined, refuse: vi.fn() };
}

describe('turns of navigations', () => {
  it('a newer navigation supersedes the one before', () => {
    const turns = createTurns();
    const first = turns.begin();
    expect(first.isSuperseded()).toBe(false);
    const second = turns.begin();
    expect([first.isSuperseded(), second.isSuperseded()]).toEqual([true, false]);
  });

  it('a newer navigation refuses the move through history that is still undecided', () => {
    const turns = createTurns();
    const [undecided, decided] = [traversal(), traversal()];
    turns.begin(undecided);
    turns.begin(decided).decided();
    turns.begin();
    expect(undecided.refuse).toHaveBeenCalledTimes(1);
    expect(decided.refuse).not.toHaveBeenCalled();
  });

  it('the end of the page supersedes what is under way', () => {
    const turns = createTurns();
    const turn = turns.begin();
    turns.end();
    expect(turn.isSuperseded()).toBe(true);
  });
});
