import { BUILDER_PARTS, type BuilderPart, builderOutcomeId } from '@touchline/domain/markets';
import {
  createStore,
  type PluginContext,
  perPlugin,
  type ReadableStore,
} from '@touchline/plugin-api';
import type { Picking } from './picking.ts';

/** The selections of one event that a player is putting together. */
export interface Builder extends Picking {
  readonly parts: ReadableStore<readonly BuilderPart[]>;
  readonly clear: () => void;
}

/** Takes a selection off that is there, else adds it in place of another one of its market. */
export function withPart(
  parts: readonly BuilderPart[],
  { marketKey, outcomeCode }: BuilderPart,
): readonly BuilderPart[] {
  const others = parts.filter((part) => part.marketKey !== marketKey);
  const known = parts.find((part) => part.marketKey === marketKey);
  if (known?.outcomeCode === outcomeCode) {
    return others;
  }
  return others.length < BUILDER_PARTS.most ? [...others, { marketKey, outcomeCode }] : parts;
}

function createBuilder(eventId: number): Builder {
  const parts = createStore<readonly BuilderPart[]>([]);
  const picked = createStore<ReadonlySet<string>>(new Set());
  const set = (next: readonly BuilderPart[]) => {
    parts.set(next);
    picked.set(new Set(next.map((part) => builderOutcomeId(eventId, [part]))));
  };
  return {
    parts,
    picked,
    pick: (outcomeId) => {
      const [, marketKey = '', outcomeCode = ''] = outcomeId.split('~');
      set(withPart(parts.get(), { marketKey, outcomeCode }));
    },
    clear: () => set([]),
  };
}

/** The builders of this visit, one an event: leaving its page loses nothing. */
export const buildersOf = perPlugin((_context: PluginContext) => {
  const builders = new Map<number, Builder>();
  return (eventId: number): Builder => {
    const builder = builders.get(eventId) ?? createBuilder(eventId);
    builders.set(eventId, builder);
    return builder;
  };
});
