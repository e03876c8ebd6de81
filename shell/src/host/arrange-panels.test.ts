import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangePanels } from './arrange-panels.ts';

const item = (name: string) => ({ plugin: 'home', name });
const ITEMS = ['a', 'b', 'c', 'd'].map(item);

function names(panels?: readonly (readonly [name: string, isShown: boolean])[]): readonly string[] {
  const arranged = panels?.map(([name, isShown]) => ({ panel: `home/${name}`, isShown }));
  return arrangePanels(ITEMS, arranged).map(({ name }) => name);
}

describe('the panels of home', () => {
  it('panels that no operator has arranged keep their own order', () => {
    expect(names()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('panels are in the order of the operator, and those that are not named come last', () => {
    expect(
      names([
        ['d', true],
        ['b', true],
      ]),
    ).toEqual(['d', 'b', 'a', 'c']);
  });

  it('a hidden panel is not shown, and a panel that no plugin has takes no place', () => {
    expect(
      names([
        ['gone', true],
        ['c', true],
        ['a', false],
      ]),
    ).toEqual(['c', 'b', 'd']);
  });

  it('panels are shown once each, whatever an operator lists', () => {
    const panel = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.boolean());
    fc.assert(
      fc.property(fc.array(panel), (panels) => {
        const shown = names(panels);
        expect(new Set(shown).size).toBe(shown.length);
        const last = new Map<string, boolean>(panels);
        expect(shown.toSorted()).toEqual(
          ['a', 'b', 'c', 'd'].filter((name) => last.get(name) !== false),
        );
      }),
    );
  });
});
