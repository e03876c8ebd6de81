import { SelectField, Switch, TextField } from '@touchline/ui/forms';
import { useTexts } from '../texts/texts-context.ts';
import { ChoicesField } from './choices-field.tsx';
import type { Editor } from './json-schema.ts';
import { TextArea } from './text-area.tsx';
import type { FieldState } from './use-field.ts';

/** The kinds of editors without fields inside. */
export type LeafEditor = Extract<
  Editor,
  { kind: 'boolean' | 'text' | 'number' | 'moment' | 'choice' | 'choices' | 'list' | 'json' }
>;

interface LeafProps<Kind extends LeafEditor = LeafEditor> {
  readonly editor: Kind;
  readonly field: FieldState;
}

/** One value of a few, or none while none is chosen. */
function ChoiceField({ editor, field }: LeafProps<Extract<LeafEditor, { kind: 'choice' }>>) {
  const { common, value, set } = field;
  const { t } = useTexts();
  const options = editor.options.map((option) => ({
    value: JSON.stringify(option),
    text: String(option),
  }));
  return (
    <SelectField
      {...common}
      options={
        value === undefined ? [{ value: '', text: t('configuration.notSet') }, ...options] : options
      }
      value={value === undefined ? '' : JSON.stringify(value)}
      onChange={(event) => {
        const { value: chosen } = event.target;
        set(chosen === '' ? undefined : (JSON.parse(chosen) as unknown));
      }}
    />
  );
}

/** Texts one a line, or numbers with commas between. */
function ListField({ editor, field }: LeafProps<Extract<LeafEditor, { kind: 'list' }>>) {
  const { common, text, type, defaultHint } = field;
  const { t } = useTexts();
  return editor.of === 'number' ? (
    <TextField
      {...common}
      dir="ltr"
      hint={t('configuration.commas')}
      value={text}
      onChange={(event) => type(event.target.value)}
    />
  ) : (
    <TextArea
      {...common}
      hint={[t('configuration.onePerLine'), defaultHint].filter(Boolean).join(' · ')}
      value={text}
      onChange={type}
    />
  );
}

/** The control of a value without fields inside. */
export function LeafField({ editor, field }: LeafProps) {
  const { common, value, text, type, set } = field;
  const { t } = useTexts();
  const typed = {
    value: text,
    onChange: (event: { readonly target: { readonly value: string } }) => type(event.target.value),
  };
  switch (editor.kind) {
    case 'boolean':
      return (
        <Switch
          {...common}
          checked={(value ?? field.schema.default) === true}
          onChange={(event) => set(event.target.checked)}
        />
      );
    case 'text':
      return <TextField {...common} {...typed} dir="auto" />;
    case 'number':
      return <TextField {...common} {...typed} inputMode="decimal" />;
    case 'moment':
      return (
        <TextField {...common} {...typed} type="datetime-local" hint={t('configuration.ownTime')} />
      );
    case 'choice':
      return <ChoiceField editor={editor} field={field} />;
    case 'choices':
      return <ChoicesField options={editor.options} field={field} />;
    case 'list':
      return <ListField editor={editor} field={field} />;
    case 'json':
      return <TextArea {...common} hint="JSON" value={text} onChange={type} />;
  }
}
