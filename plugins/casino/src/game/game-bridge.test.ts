import { describe, expect, it } from 'vitest';
import { readGameMessage } from './game-bridge.ts';

const game = { origin: 'https://games.test', window };
const event = (more: object) => ({
  origin: game.origin,
  source: window,
  data: { of: 'game', type: 'ready' },
  ...more,
});

describe('messages of a game', () => {
  it('a message of its window and its origin is read', () => {
    expect(readGameMessage(event({}), game)).toEqual({ of: 'game', type: 'ready' });
    const data = { of: 'game', type: 'roundEnded', round: 'one' };
    expect(readGameMessage(event({ data }), game)).toEqual(data);
  });

  it.each([
    ['another origin', { origin: 'https://games.test.evil.test' }],
    ['another window', { source: {} }],
    ['no window', { source: null }],
    ['an unknown type', { data: { of: 'game', type: 'credit', amount: 5 } }],
    ['another sender', { data: { of: 'wallet', type: 'ready' } }],
    ['a text', { data: 'ready' }],
  ])('a message with %s is ignored', (_name, more) => {
    expect(readGameMessage(event(more) as never, game)).toBeUndefined();
  });
});
