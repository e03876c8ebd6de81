import type { ConfigurationGroupAnswer } from '@touchline/contracts/operator';
import { useState } from 'react';
import type { Editor } from './json-schema.ts';
import { patchOf, type Values, valueAt, withPatch, withValueAt } from './patch.ts';
import { rearranged } from './reorder.ts';
import { readWritten, written } from './field-codec.ts';

type Path = readonly string[];
export type Problems = Readonly<Record<string, string>>;

/** How a path is written where the server names a field. */
export function pointerOf(path: Path): string {
  return `/${path.join('/')}`;
}

/** The id of a field's control, so that an error can link to it. */
export function fieldId(pointer: string): string {
  return `field${pointer.replaceAll('/', '-')}`;
}

/** A group while it is edited. */
export interface GroupDraft {
  /** What the changes are made to, and its revision. */
  readonly base: Pick<ConfigurationGroupAnswer, 'value' | 'revision'>;
  readonly value: Values;
  readonly patch: Values;
  readonly isChanged: boolean;
  /** What cannot be read of what was typed, by the field's pointer. */
  readonly unread: Readonly<Record<string, 'number' | 'json'>>;
  readonly textAt: (path: Path, editor: Editor) => string;
  readonly type: (path: Path, editor: Editor, text: string) => void;
  readonly set: (path: Path, value: unknown) => void;
  /** Gives the entries of a list other places, with what was typed into them and what is wrong. */
  readonly arrange: (path: Path, order: readonly number[]) => void;
  /** What the server finds wrong, by the field's pointer. */
  readonly problems: Problems;
  readonly report: (problems: Problems) => void;
  readonly discard: () => void;
  /** Puts a whole other value in place of what was typed. */
  readonly replace: (value: Values) => void;
  /** Uses what someone else made of the group as the base, and keeps one's own changes over it. */
  readonly rebase: (base: Pick<ConfigurationGroupAnswer, 'value' | 'revision'>) => void;
}

/** Keeps what is typed into a group's form, sound or not. */
export function useGroupDraft(group: ConfigurationGroupAnswer): GroupDraft {
  const [base, setBase] = useState<GroupDraft['base']>(group);
  const [value, setValue] = useState<Values>(group.value);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [unread, setUnread] = useState<GroupDraft['unread']>({});
  const [problems, report] = useState<Problems>({});
  const patch = patchOf(base.value, value);

  function put(path: Path, next: unknown) {
    setValue((before) => withValueAt(before, path, next));
  }

  /** Puts a value where text typed before no longer counts. */
  function set(path: Path, next: unknown) {
    const pointer = pointerOf(path);
    const without = <Kept>(kept: Readonly<Record<string, Kept>>) =>
      Object.fromEntries(
        Object.entries(kept).filter(([one]) => one !== pointer && !one.startsWith(`${pointer}/`)),
      );
    put(path, next);
    setTexts(without);
    setUnread(without);
  }

  function replace(next: Values) {
    setValue(next);
    setTexts({});
    setUnread({});
    report({});
  }

  function arrange(path: Path, order: readonly number[]) {
    const rows = valueAt(value, path);
    const list = pointerOf(path);
    if (Array.isArray(rows)) {
      put(
        path,
        order.map((index) => (rows as readonly unknown[])[index]),
      );
    }
    setTexts((before) => rearranged(before, { list, order }));
    setUnread((before) => rearranged(before, { list, order }));
    report((before) => rearranged(before, { list, order }));
  }

  return {
    base,
    value,
    patch,
    isChanged: Object.keys(patch).length > 0 || Object.keys(unread).length > 0,
    unread,
    textAt: (path, editor) => texts[pointerOf(path)] ?? written(valueAt(value, path), editor),
    type: (path, editor, text) => {
      const pointer = pointerOf(path);
      const read = readWritten(text, editor);
      setTexts((before) => ({ ...before, [pointer]: text }));
      setUnread(({ [pointer]: _old, ...others }) =>
        read.ok ? others : { ...others, [pointer]: read.problem },
      );
      if (!read.ok) {
        return;
      }
      if (path.length > 0) {
        put(path, read.value);
      } else if (typeof read.value === 'object' && read.value !== null) {
        setValue(read.value as Values);
      }
    },
    set,
    arrange,
    problems,
    report,
    discard: () => replace(base.value),
    replace,
    rebase: (next) => {
      setBase(next);
      setValue(withPatch(next.value, patch));
      // What could not be read stays as it was typed.
      setTexts((before) =>
        Object.fromEntries(Object.entries(before).filter(([pointer]) => pointer in unread)),
      );
    },
  };
}
