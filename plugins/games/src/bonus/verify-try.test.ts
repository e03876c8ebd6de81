import { createHash, createHmac } from 'node:crypto';
import { bonusRules, dealMessages, dealtField } from '@touchline/domain/bonus-games';
import { expect, it } from 'vitest';
import { isTryRight } from './verify-try.ts';

const GAME = 'chest-bonus';
const SERVER = 'a seed of the house';
const RULES = bonusRules(GAME);
const field = [
  ...dealtField(
    RULES,
    Buffer.concat(
      dealMessages(RULES, 'mine').map((message) =>
        createHmac('sha256', SERVER).update(message).digest(),
      ),
    ),
  ),
];
const place = field.findIndex((tile) => RULES.tiles[tile] === 'try');
const ended = {
  id: '1',
  hash: createHash('sha256').update(SERVER).digest('hex'),
  serverSeed: SERVER,
  clientSeed: 'mine',
  opened: [place],
  field,
  prize: 'try' as const,
  currency: 'EUR',
  finishedAt: 0,
};

it('a try that its seeds decided is right', async () => {
  expect(await isTryRight(GAME, ended)).toBe(true);
});

it.each<[string, object]>([
  ['another seed than the one that was committed to', { hash: '00' }],
  ['another player’s seed', { clientSeed: 'other' }],
  ['another prize', { prize: 'large' }],
  ['another field', { field: field.toReversed() }],
])('a try with %s is not', async (_, more) => {
  expect(await isTryRight(GAME, { ...ended, ...more })).toBe(false);
});
