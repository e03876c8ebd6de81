import { describe, expect, it } from 'vitest';
import { helpTopics, searchTopics } from './help-topics.ts';

const topics = helpTopics({
  nodes: [
    { tag: 'p', children: ['Before all topics'] },
    { tag: 'h2', attributes: { id: 'bets' }, children: ['Bets'] },
    { tag: 'h3', attributes: { id: 'void' }, children: ['Why is it void?'] },
    { tag: 'p', children: ['The ', { tag: 'b', children: ['réason'] }, ' is shown.'] },
    { tag: 'h3', attributes: { id: 'cancel' }, children: ['Can I cancel?'] },
    { tag: 'p', children: ['No.'] },
    { tag: 'h2', attributes: { id: 'money' }, children: ['Money'] },
    { tag: 'h3', attributes: { id: 'deposit' }, children: ['How do I deposit?'] },
    { tag: 'p', children: ['With a card.'] },
  ],
});
const found = (search: string) =>
  searchTopics(topics, search).flatMap(({ questions }) => questions.map(({ id }) => id));

describe('the topics of the help', () => {
  it('the topics are the headings of the article, with the questions below them', () => {
    expect(topics.map(({ id, questions }) => [id, questions.map((one) => one.id)])).toEqual([
      ['bets', ['void', 'cancel']],
      ['money', ['deposit']],
    ]);
  });

  it.each([
    ['', ['void', 'cancel', 'deposit']],
    ['  CARD ', ['deposit']],
    ['reason shown', ['void']],
    ['bets no', ['cancel']],
    ['casino', []],
  ])('the search for "%s" finds questions that have all its words', (search, expected) => {
    expect(found(search)).toEqual(expected);
  });
});
