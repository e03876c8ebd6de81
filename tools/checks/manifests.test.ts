import type { PluginManifest } from '@touchline/contracts/plugins';
import { describe, expect, it } from 'vitest';
import { slotProblems } from './manifests.ts';

function contribution(slot: string): PluginManifest['slots'][number] {
  return {
    slot,
    name: 'part',
    order: 100,
    onFailure: 'retry',
    module: './part.view.tsx',
    files: [],
  };
}

/** What is wrong with contributions of one plugin beside another that has a slot. */
function problemsOf(...slots: readonly string[]): readonly string[] {
  return slotProblems([
    { id: 'lotto', slots: [], ownSlots: ['lotto.draw'] },
    { id: 'promo', slots: slots.map(contribution), ownSlots: [] },
  ]);
}

describe('contributions to slots', () => {
  it('contributions to slots of the page and of other plugins are accepted', () => {
    expect(problemsOf('footer', 'lotto.draw')).toEqual([]);
  });

  it.each(['foter', 'lotto.darw', 'loto.draw'])(
    'contributions to slots that do not exist are reported: %s',
    (slot) => {
      expect(problemsOf(slot)).toEqual([
        `plugins/promo: "part" names the slot "${slot}", which does not exist`,
      ]);
    },
  );
});
