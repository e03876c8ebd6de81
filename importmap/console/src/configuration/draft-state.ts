import type { ConfigurationGroupAnswer } from '@touchline/contracts/operator';
import { readWritten } from './field-codec.ts';
import type { Editor } from './json-schema.ts';
import { patchOf, type Values, valueAt, withPatch, withValueAt } from './patch.ts';
import { rearranged } from './reorder.ts';

export type Path = readonly string[];
export type Problems = Readonly<Record<string, string>>;
export type Base = Pick<ConfigurationGroupAnswer, 'value' | 'revision'>;

/** A group while it is edited; what belongs to a field is kept by the field's pointer. */
export interface DraftState {
  /** What the changes are made to, and its revision. */
  readonly base: Base;
  readonly value: Values;
  /** What was typed, where the value alone would not show it. */
  readonly texts: Readonly<Record<string, string>>;
  /** What cannot be read of what was typed. */
  readonly unread: Readonly<Record<string, 'number' | 'json'>>;
  /** What the server finds wrong. */
  readonly problems: Problems;
}

/** How a path is written where the server names a field. */
export function pointerOf(path: Path): string {
  return `/${path.join('/')}`;
}

export function unchangedDraft({ value, revision }: Base): DraftState {
  return { base: { value, revision }, value, texts: {}, unread: {}, problems: {} };
}

/** The draft with a text in a field; a text that cannot be read leaves the value as it is. */
export function withTyped(
  draft: DraftState,
  { path, editor, text }: { readonly path: Path; readonly editor: Editor; readonly text: string },
): DraftState {
  const pointer = pointerOf(path);
  const read = readWritten(text, editor);
  const { [pointer]: _old, ...others } = draft.unread;
  const typed = { ...draft, texts: { ...draft.texts, [pointer]: text } };
  if (!read.ok) {
    return { ...typed, unread: { ...others, [pointer]: read.problem } };
  }
  const isWhole = path.length === 0;
  if (isWhole && (typeof read.value !== 'object' || read.value === null)) {
    return { ...typed, unread: others };
  }
  const value = isWhole ? (read.value as Values) : withValueAt(draft.value, path, read.value);
  return { ...typed, unread: others, value };
}

/** The draft with a value where nothing of what was typed before counts any more. */
export function withSet(draft: DraftState, path: Path, next: unknown): DraftState {
  const pointer = pointerOf(path);
  const without = <Kept>(kept: Readonly<Record<string, Kept>>) =>
    Object.fromEntries(
      Object.entries(kept).filter(([one]) => one !== pointer && !one.startsWith(`${pointer}/`)),
    );
  return {
    ...draft,
    value: withValueAt(draft.value, path, next),
    texts: without(draft.texts),
    unread: without(draft.unread),
  };
}

/** The draft with the entries of a list in another order; what is kept about them moves along. */
export function withArranged(draft: DraftState, path: Path, order: readonly number[]): DraftState {
  const rows = valueAt(draft.value, path);
  const list = pointerOf(path);
  return {
    ...draft,
    value: Array.isArray(rows)
      ? withValueAt(
          draft.value,
          path,
          order.map((index) => (rows as readonly unknown[])[index]),
        )
      : draft.value,
    texts: rearranged(draft.texts, { list, order }),
    unread: rearranged(draft.unread, { list, order }),
    problems: rearranged(draft.problems, { list, order }),
  };
}

/** The draft with a whole other value in place of what was typed. */
export function withReplaced(draft: DraftState, value: Values): DraftState {
  return { ...unchangedDraft(draft.base), value };
}

/** The draft's own changes over another base; what could not be read stays as it was typed. */
export function withBase(draft: DraftState, base: Base): DraftState {
  return {
    ...draft,
    base,
    value: withPatch(base.value, patchOf(draft.base.value, draft.value)),
    texts: Object.fromEntries(
      Object.entries(draft.texts).filter(([pointer]) => pointer in draft.unread),
    ),
  };
}
