import { type ReactNode, useRef } from 'react';
import { SelectField } from '@touchline/ui/forms';
import { useTexts } from '../texts/texts-context.ts';
import { editorOf, emptyOf, type JsonSchema, shapeIndexOf } from './json-schema.ts';
import { valueAt } from './patch.ts';
import styles from './rows.module.css';
import { pointerOf } from './draft-state.ts';
import { fieldId, type GroupDraft } from './use-group-draft.ts';

/** A value of one of several shapes: which one, and the control of that one. */
export function EitherField(props: {
  readonly label: string;
  readonly path: readonly string[];
  readonly shapes: readonly JsonSchema[];
  readonly draft: Pick<GroupDraft, 'value' | 'set'>;
  /** The control of the shape that the value has. */
  readonly children: (shape: JsonSchema) => ReactNode;
}) {
  const { label, path, shapes, draft } = props;
  const { t, language } = useTexts();
  const value = valueAt(draft.value, path);
  const index = shapeIndexOf(value, shapes);
  const shape = shapes[index];
  // What it was in another shape returns with that shape.
  const left = useRef(new Map<number, unknown>());

  function change(to: number) {
    const wanted = shapes[to] ?? {};
    const editor = editorOf(wanted, '');
    left.current.set(index, value);
    // One text becomes the text of the language that its author reads.
    const isWidened =
      typeof value === 'string' &&
      editor.kind === 'record' &&
      editorOf(editor.values, '').kind === 'text';
    const begun = isWidened ? { [language]: value } : emptyOf(wanted, '');
    draft.set(path, left.current.get(to) ?? begun);
  }

  return (
    <div className={styles.either}>
      <SelectField
        id={`${fieldId(pointerOf(path))}-shape`}
        label={t('either.label', { name: label })}
        value={String(index)}
        options={shapes.map((one, place) => ({
          value: String(place),
          text: t(`either.${editorOf(one, '').kind}`),
        }))}
        onChange={(event) => change(Number(event.target.value))}
      />
      {shape !== undefined && props.children(shape)}
    </div>
  );
}
