import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/texts-context.ts';
import { emptyOf, type JsonSchema } from './json-schema.ts';
import { valueAt } from './patch.ts';
import { withMoved } from './reorder.ts';
import type { GroupDraft } from './use-group-draft.ts';

export interface RowsOptions {
  readonly label: string;
  readonly path: readonly string[];
  readonly items: JsonSchema;
  readonly draft: Pick<GroupDraft, 'value' | 'set' | 'arrange'>;
}

/** Moves, removes and adds entries of a list; the focus follows, and what happened is announced. */
export function useRows({ label, path, items, draft }: RowsOptions) {
  const { t, number } = useTexts();
  const box = useRef<HTMLFieldSetElement>(null);
  // Where the focus goes once the entries are in their new places.
  const next = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const held = valueAt(draft.value, path);
  const rows = Array.isArray(held) ? (held as readonly unknown[]) : [];
  const count = rows.length;

  useEffect(() => {
    if (next.current !== undefined) {
      box.current?.querySelector<HTMLElement>(next.current)?.focus();
      next.current = undefined;
    }
  });

  const nameOf = (index: number) => t('rows.name', { list: label, place: number(index + 1) });

  return {
    box,
    rows,
    announcement,
    nameOf,
    move: (from: number, by: number) => {
      const place = from + by;
      const isEdge = place === 0 || place === count - 1;
      const way = by < 0 === isEdge ? 'down' : 'up';
      next.current = `[data-row="${place}"] > header [data-move="${way}"]`;
      draft.arrange(path, withMoved(count, { from, by }));
      setAnnouncement(t('rows.moved', { place: number(place + 1), count: number(count) }));
    },
    remove: (index: number) => {
      const kept = rows.map((_, place) => place).filter((place) => place !== index);
      const place = Math.min(index, kept.length - 1);
      next.current =
        place < 0 ? '[data-add]' : `[data-row="${place}"] > header [data-move="remove"]`;
      draft.arrange(path, kept);
      setAnnouncement(t('rows.removed', { name: nameOf(index) }));
    },
    add: () => {
      next.current = `[data-row="${count}"] :is(input, select, textarea)`;
      draft.set(path, [...rows, emptyOf(items, '') ?? null]);
      setAnnouncement('');
    },
  };
}
