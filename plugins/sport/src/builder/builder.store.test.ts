import type { BuilderPart } from '@touchline/domain/markets';
import { createTestContext } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { buildersOf, withPart } from './builder.store.ts';

const part = (marketKey: string, outcomeCode = 'home'): BuilderPart => ({ marketKey, outcomeCode });

describe('the selections of a builder', () => {
  it('a selection that is pressed again is taken off', () => {
    const one = withPart([], part('ft-1x2'));
    expect(one).toEqual([part('ft-1x2')]);
    expect(withPart(one, part('ft-1x2'))).toEqual([]);
  });

  it('another selection of a market takes the place of the one before', () => {
    const chosen = [part('ft-1x2'), part('1h-1x2')];
    expect(withPart(chosen, part('ft-1x2', 'away'))).toEqual([
      part('1h-1x2'),
      part('ft-1x2', 'away'),
    ]);
  });

  it('the seventh selection is not taken, one in place of another is', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => part(key));
    expect(withPart(six, part('g'))).toBe(six);
    expect(withPart(six, part('f', 'away'))).toHaveLength(6);
  });

  it('each event has a builder, which stays when its page is left', () => {
    const { context } = createTestContext({ plugin: 'sport' });
    buildersOf(context)(7).pick('7~ft-1x2~home');
    expect(buildersOf(context)(8).parts.get()).toEqual([]);
    expect(buildersOf(context)(7).parts.get()).toEqual([part('ft-1x2')]);
    expect([...buildersOf(context)(7).picked.get()]).toEqual(['7~ft-1x2~home']);
    buildersOf(context)(7).clear();
    expect(buildersOf(context)(7).picked.get().size).toBe(0);
  });
});
