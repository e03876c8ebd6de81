import { useTexts } from '../texts/texts-context.ts';
import { type Editor, editorOf, type JsonSchema, wordsOf } from './json-schema.ts';
import { plainValue } from './leaf-lines.ts';
import { valueAt } from './patch.ts';
import { pointerOf, type Problems } from './draft-state.ts';
import { fieldId, type GroupDraft } from './use-group-draft.ts';

export interface SchemaFieldProps {
  readonly schema: JsonSchema;
  readonly path: readonly string[];
  readonly draft: GroupDraft;
  /** In place of the name as words. */
  readonly label?: string | undefined;
  /** It may be omitted, and nothing replaces it then. */
  readonly isOptional?: boolean | undefined;
}

/** A field of a group as its control shows and changes it. */
export interface FieldState {
  readonly schema: JsonSchema;
  readonly editor: Editor;
  /** Properties that every control has. */
  readonly common: {
    readonly id: string;
    readonly label: string;
    readonly error: string | undefined;
    readonly hint: string | undefined;
  };
  /** Says what stands in for a missing value. */
  readonly defaultHint: string | undefined;
  readonly value: unknown;
  /** The value as it is typed. */
  readonly text: string;
  readonly type: (text: string) => void;
  readonly set: (value: unknown) => void;
}

/** The problem of a field, or of something inside it that has no separate field. */
function problemAt(pointer: string, problems: Problems): string | undefined {
  const inside = Object.entries(problems).find(([place]) => place.startsWith(`${pointer}/`));
  return problems[pointer] ?? (inside && `${inside[0].slice(pointer.length + 1)}: ${inside[1]}`);
}

/** Whether a value can be named: not where it is nothing, and a switch shows it. */
function hasWords(value: unknown): boolean {
  return value !== undefined && typeof value !== 'boolean' && plainValue(value) !== '';
}

/** What is wrong with a field: what was typed cannot be read, or the server refuses it. */
function useErrorAt({ draft }: SchemaFieldProps, pointer: string): string | undefined {
  const { t } = useTexts();
  switch (draft.unread[pointer]) {
    case undefined:
      return problemAt(pointer, draft.problems);
    case 'number':
      return t('configuration.noNumber');
    case 'json':
      return t('configuration.noJson');
  }
}

/** The range of a number, where both its ends are known. */
function useRange({ minimum, maximum }: JsonSchema): string | undefined {
  const { t, number } = useTexts();
  return minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
    ? t('configuration.range', { from: number(minimum), to: number(maximum) })
    : undefined;
}

/** The state of a field of a draft, by the field's schema and path. */
export function useField(props: SchemaFieldProps): FieldState {
  const { schema, path, draft, isOptional = false } = props;
  const { t } = useTexts();
  const name = path.at(-1) ?? '';
  const editor = editorOf(schema, name, { isOptional });
  const pointer = pointerOf(path);
  const value = valueAt(draft.value, path);
  const defaultHint =
    value === undefined && hasWords(schema.default)
      ? t('configuration.default', { value: plainValue(schema.default) })
      : undefined;
  const range = useRange(schema);
  return {
    schema,
    editor,
    common: {
      id: fieldId(pointer),
      label: props.label ?? wordsOf(name),
      error: useErrorAt(props, pointer),
      hint: range ?? defaultHint ?? (isOptional ? t('configuration.optional') : undefined),
    },
    defaultHint,
    value,
    text: draft.textAt(path, editor),
    type: (text) => draft.type(path, editor, text),
    set: (next) => draft.set(path, next),
  };
}
