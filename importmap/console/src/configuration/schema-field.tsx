import { Checkbox, SelectField, Switch, TextField } from '@touchline/ui/forms';
import { useTexts } from '../texts/texts-context.ts';
import styles from './configuration.module.css';
import { plainValue } from './leaf-lines.ts';
import { EitherField } from './either-field.tsx';
import { editorOf, isOptionalIn, type JsonSchema, wordsOf } from './json-schema.ts';
import { valueAt } from './patch.ts';
import { RecordField } from './record-field.tsx';
import { RowsField } from './rows-field.tsx';
import { TextArea } from './text-area.tsx';
import { fieldId, type GroupDraft, pointerOf, type Problems } from './use-group-draft.ts';

interface SchemaFieldProps {
  readonly schema: JsonSchema;
  readonly path: readonly string[];
  readonly draft: GroupDraft;
  /** In place of the name as words. */
  readonly label?: string | undefined;
  /** It may be omitted, and nothing replaces it then. */
  readonly isOptional?: boolean | undefined;
}

/** The problem of a field, or of something inside it that has no separate field. */
function problemAt(pointer: string, problems: Problems): string | undefined {
  const inside = Object.entries(problems).find(([place]) => place.startsWith(`${pointer}/`));
  return problems[pointer] ?? (inside && `${inside[0].slice(pointer.length + 1)}: ${inside[1]}`);
}

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

/** Whether a value can be named: not where it is nothing, and a switch shows it. */
function hasWords(value: unknown): boolean {
  return value !== undefined && typeof value !== 'boolean' && plainValue(value) !== '';
}

/** One field of a group, with the control that its schema requires. */
export function SchemaField(props: SchemaFieldProps) {
  const { schema, path, draft, isOptional = false } = props;
  const { problems } = draft;
  const { t, number } = useTexts();
  const name = path.at(-1) ?? '';
  const label = props.label ?? wordsOf(name);
  const editor = editorOf(schema, name, { isOptional });
  const pointer = pointerOf(path);
  const id = fieldId(pointer);
  const value = valueAt(draft.value, path);
  const unread = draft.unread[pointer];
  const error =
    unread === undefined
      ? problemAt(pointer, problems)
      : unread === 'number'
        ? t('configuration.noNumber')
        : t('configuration.noJson');
  const { minimum, maximum } = schema;
  const range =
    minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
      ? t('configuration.range', { from: number(minimum), to: number(maximum) })
      : undefined;
  const standing =
    value === undefined && hasWords(schema.default)
      ? t('configuration.default', { value: plainValue(schema.default) })
      : undefined;
  const hint = range ?? standing ?? (isOptional ? t('configuration.optional') : undefined);
  const common = { id, label, error, hint };
  const text = {
    value: draft.textAt(path, editor),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      draft.type(path, editor, event.target.value),
  };

  switch (editor.kind) {
    case 'boolean':
      return (
        <Switch
          {...common}
          checked={(value ?? schema.default) === true}
          onChange={(event) => draft.set(path, event.target.checked)}
        />
      );
    case 'text':
      return <TextField {...common} {...text} dir="auto" />;
    case 'number':
      return <TextField {...common} {...text} inputMode="decimal" />;
    case 'moment':
      return (
        <TextField {...common} {...text} type="datetime-local" hint={t('configuration.ownTime')} />
      );
    case 'choice':
      return (
        <SelectField
          {...common}
          options={[
            ...(value === undefined ? [{ value: '', text: t('configuration.notSet') }] : []),
            ...editor.options.map((option) => ({
              value: JSON.stringify(option),
              text: String(option),
            })),
          ]}
          value={value === undefined ? '' : JSON.stringify(value)}
          onChange={(event) => {
            const { value: chosen } = event.target;
            draft.set(path, chosen === '' ? undefined : (JSON.parse(chosen) as unknown));
          }}
        />
      );
    case 'choices': {
      const chosen = Array.isArray(value) ? (value as readonly unknown[]) : [];
      return (
        <fieldset className={styles.choices}>
          <legend className={styles.label}>{label}</legend>
          {editor.options.map((option) => (
            <Checkbox
              key={String(option)}
              label={String(option)}
              checked={chosen.includes(option)}
              onChange={(event) =>
                draft.set(
                  path,
                  editor.options.filter((one) =>
                    one === option ? event.target.checked : chosen.includes(one),
                  ),
                )
              }
            />
          ))}
          {error !== undefined && (
            <p className={styles.message} data-error="true">
              {error}
            </p>
          )}
        </fieldset>
      );
    }
    case 'list':
      return editor.of === 'number' ? (
        <TextField {...common} {...text} dir="ltr" hint={t('configuration.commas')} />
      ) : (
        <TextArea
          {...common}
          hint={[t('configuration.onePerLine'), standing].filter(Boolean).join(' · ')}
          value={text.value}
          onChange={(next) => draft.type(path, editor, next)}
        />
      );
    case 'json':
      return (
        <TextArea
          {...common}
          hint="JSON"
          value={text.value}
          onChange={(next) => draft.type(path, editor, next)}
        />
      );
    case 'rows':
      return (
        <RowsField
          label={label}
          path={path}
          items={editor.items}
          draft={draft}
          error={problems[pointer]}
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
  }
}
