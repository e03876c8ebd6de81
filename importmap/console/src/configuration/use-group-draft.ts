import type { ConfigurationGroupAnswer } from '@touchline/contracts/operator';
import { useState } from 'react';
import {
  type Base,
  type DraftState,
  type Path,
  pointerOf,
  type Problems,
  unchangedDraft,
  withArranged,
  withBase,
  withReplaced,
  withSet,
  withTyped,
} from './draft-state.ts';
import { written } from './field-codec.ts';
import type { Editor } from './json-schema.ts';
import { patchOf, type Values, valueAt } from './patch.ts';

/** The id of a field's control, so that an error can link to it. */
export function fieldId(pointer: string): string {
  return `field${pointer.replaceAll('/', '-')}`;
}

/** A group while it is edited, and what can be done with it. */
export interface GroupDraft extends Omit<DraftState, 'texts'> {
  readonly patch: Values;
  readonly isChanged: boolean;
  readonly textAt: (path: Path, editor: Editor) => string;
  readonly type: (path: Path, editor: Editor, text: string) => void;
  readonly set: (path: Path, value: unknown) => void;
  /** Gives the entries of a list other places, with what was typed into them and what is wrong. */
  readonly arrange: (path: Path, order: readonly number[]) => void;
  readonly report: (problems: Problems) => void;
  readonly discard: () => void;
  /** Puts a whole other value in place of what was typed. */
  readonly replace: (value: Values) => void;
  /** Uses what someone else made of the group as the base, and keeps one's own changes over it. */
  readonly rebase: (base: Base) => void;
}

/** Keeps what is typed into a group's form, sound or not. */
export function useGroupDraft(group: ConfigurationGroupAnswer): GroupDraft {
  const [state, setState] = useState<DraftState>(() => unchangedDraft(group));
  const { base, value, texts, unread, problems } = state;
  const patch = patchOf(base.value, value);
  return {
    base,
    value,
    patch,
    isChanged: Object.keys(patch).length > 0 || Object.keys(unread).length > 0,
    unread,
    problems,
    textAt: (path, editor) => texts[pointerOf(path)] ?? written(valueAt(value, path), editor),
    type: (path, editor, text) => setState((draft) => withTyped(draft, { path, editor, text })),
    set: (path, next) => setState((draft) => withSet(draft, path, next)),
    arrange: (path, order) => setState((draft) => withArranged(draft, path, order)),
    report: (found) => setState((draft) => ({ ...draft, problems: found })),
    discard: () => setState((draft) => unchangedDraft(draft.base)),
    replace: (next) => setState((draft) => withReplaced(draft, next)),
    rebase: (next) => setState((draft) => withBase(draft, next)),
  };
}
