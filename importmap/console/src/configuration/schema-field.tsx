import styles from './configuration.module.css';
import { EitherField } from './either-field.tsx';
import { editorOf, isOptionalIn } from './json-schema.ts';
import { LeafField } from './leaf-field.tsx';
import { RecordField } from './record-field.tsx';
import { RowsField } from './rows-field.tsx';
import { type SchemaFieldProps, useField } from './use-field.ts';
import { pointerOf } from './draft-state.ts';

/** The fields of an object, in the order of its schema. */
export function SchemaFields(props: Pick<SchemaFieldProps, 'schema' | 'path' | 'draft'>) {
  const { schema, path, draft } = props;
  return Object.entries(schema.properties ?? {}).map(([name, field]) => (
    <SchemaField
      key={name}
      schema={field}
      path={[...path, name]}
      draft={draft}
      isOptional={isOptionalIn(schema, name)}
    />
  ));
}

/** An entry of a list: the fields of an object are side by side, anything else under the list's name. */
function RowFields(props: SchemaFieldProps) {
  return editorOf(props.schema, '').kind === 'group' ? (
    <SchemaFields {...props} />
  ) : (
    <SchemaField {...props} />
  );
}

/** One field of a group, with the control that its schema requires. */
export function SchemaField(props: SchemaFieldProps) {
  const { schema, path, draft } = props;
  const field = useField(props);
  const { editor } = field;
  const { label } = field.common;
  switch (editor.kind) {
    case 'rows':
      return (
        <RowsField
          label={label}
          path={path}
          items={editor.items}
          draft={draft}
          error={draft.problems[pointerOf(path)]}
        >
          {(place) => (
            <RowFields schema={editor.items} path={[...path, place]} draft={draft} label={label} />
          )}
        </RowsField>
      );
    case 'either':
      return (
        <EitherField label={label} path={path} shapes={editor.shapes} draft={draft}>
          {(shape) => <SchemaField {...props} schema={shape} label={label} />}
        </EitherField>
      );
    case 'record':
      return (
        <RecordField label={label} path={path} values={editor.values} draft={draft}>
          {(one) => (
            <SchemaField {...props} schema={editor.values} path={[...path, one]} label={one} />
          )}
        </RecordField>
      );
    case 'group':
      return (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{label}</legend>
          <SchemaFields schema={schema} path={path} draft={draft} />
        </fieldset>
      );
    default:
      return <LeafField editor={editor} field={field} />;
  }
}
