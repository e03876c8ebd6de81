import { expect, it } from 'vitest';
import { champGroups } from './champ-groups.ts';

const texts = { pinned: 'Pinned', international: 'International' };
const champ = (id: number, country?: string) => ({ id, country });

it('competitions are listed from the pinned ones to those of the last country', () => {
  const groups = champGroups({
    champs: [champ(1, 'Spain'), champ(2, 'England'), champ(3), champ(4, 'Spain')],
    pinned: [4, 2, 99],
    texts,
    language: 'en',
  });
  expect(groups.map(({ title, champs }) => [title, champs.map(({ id }) => id)])).toEqual([
    ['Pinned', [4, 2]],
    ['International', [3]],
    ['England', [2]],
    ['Spain', [1, 4]],
  ]);
});

it('countries are in the order of the reader’s alphabet, and a group of none is left out', () => {
  const champs = [champ(1, 'Япония'), champ(2, 'Англия'), champ(3, 'Ёмен')];
  const groups = champGroups({ champs, pinned: [], texts, language: 'ru' });
  expect(groups.map(({ title }) => title)).toEqual(['Англия', 'Ёмен', 'Япония']);
});
