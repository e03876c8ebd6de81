import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredGame } from './game-store.ts';
import { editsBetween, searchGames } from './search-games.ts';

/** The definition itself, letter by letter. */
function slowEdits(one: string, other: string): number {
  if (one === '' || other === '') {
    return one.length + other.length;
  }
  const [head, tail] = [one[0], one.slice(1)];
  const [first, rest] = [other[0], other.slice(1)];
  if (head === first) {
    return slowEdits(tail, rest);
  }
  const options = [slowEdits(tail, other), slowEdits(one, rest), slowEdits(tail, rest)];
  if (one[0] === other[1] && one[1] === other[0]) {
    options.push(slowEdits(one.slice(2), other.slice(2)));
  }
  return 1 + Math.min(...options);
}

const game = (name: string, more: Partial<StoredGame> = {}): StoredGame => ({
  id: `house:${name}`,
  providerId: 'house',
  code: name,
  name,
  maker: { id: 'house', name: 'Touchline Originals' },
  category: 'fast-games',
  features: [],
  volatility: undefined,
  rtp: undefined,
  isDemoPossible: true,
  hasFreeRounds: false,
  mostWin: undefined,
  stakes: {},
  addedAt: 0,
  isOriginal: true,
  ...more,
});
const GAMES = [
  game('Blackjack', { category: 'table-games' }),
  game('Black Bull', { features: ['free-spins'] }),
  game('Roulette', { category: 'table-games' }),
  game('Hi-Lo'),
];
const found = (text: string) => searchGames(GAMES, text).map(({ name }) => name);

describe('a search of games', () => {
  it('a search counts edits as their definition does', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editsBetween(one, other)).toBe(slowEdits(one, other));
      }),
    );
  });

  it.each([
    ['a beginning, before what differs', 'blackj', ['Blackjack', 'Black Bull']],
    ['a missing letter', 'rulette', ['Roulette']],
    ['two swapped letters', 'balckjack', ['Blackjack']],
    ['two errors in a long word', 'blakcjak', ['Blackjack']],
    ['no space where the name has one', 'hilo', ['Hi-Lo']],
    ['a category', 'table', ['Blackjack', 'Roulette']],
    ['a feature', 'free spins', ['Black Bull']],
    ['words of the name and of the category', 'black table', ['Blackjack']],
    ['a short word with an error', 'hji', []],
    ['another word', 'slots', []],
    ['nothing but signs', '!?', []],
  ])('a search finds games by %s', (_what, text, names) => {
    expect(found(text)).toEqual(names);
  });

  it('a search finds every game by each word of its name, with any one letter of a long word left out', () => {
    const names = fc.constantFrom('Blackjack', 'Roulette');
    fc.assert(
      fc.property(names, fc.nat(7), (name, at) => {
        const typed = name.slice(0, at) + name.slice(at + 1);
        expect(found(typed)).toContain(name);
      }),
    );
  });
});
