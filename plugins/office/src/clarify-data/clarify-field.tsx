import { DOCUMENT_TYPES, maskedDocumentNumber, type PersonField } from '@touchline/domain/player';
import { usePlugin } from '@touchline/plugin-api';
import { DateField, SelectField, TextField } from '@touchline/ui/forms';
import type { ClarifyValues } from './clarify-fields.ts';

/** How browsers fill a text in, and how long it may be. */
const TEXTS = {
  name: { autoComplete: 'given-name', maxLength: 80 },
  surname: { autoComplete: 'family-name', maxLength: 80 },
  inn: { autoComplete: 'off', maxLength: 24 },
  passport: { autoComplete: 'off', maxLength: 40 },
  registration_address: { autoComplete: 'street-address', maxLength: 200 },
} as const;
type TextName = keyof typeof TEXTS;

const DATES: ReadonlySet<PersonField> = new Set([
  'date_birthday',
  'passport_date',
  'passport_end_date',
]);

interface ClarifyFieldProps {
  readonly field: PersonField;
  readonly values: ClarifyValues;
  readonly fault: string | undefined;
  readonly isFixed: boolean;
  readonly onChange: (field: PersonField, value: string | number) => void;
}

function TypeField({ values, fault, isFixed, onChange }: ClarifyFieldProps) {
  const { i18n } = usePlugin();
  return (
    <SelectField
      name="document_type_id"
      label={i18n.t('clarify.field.document_type_id')}
      error={fault}
      disabled={isFixed}
      options={[
        { value: '0', text: i18n.t('clarify.type.none') },
        ...Object.entries(DOCUMENT_TYPES).map(([type, id]) => ({
          value: String(id),
          text: i18n.t(`clarify.type.${type}`),
        })),
      ]}
      value={String(values.document_type_id)}
      onChange={(event) => onChange('document_type_id', Number(event.target.value))}
    />
  );
}

/** One field of the wizard, with its fault beside it. */
export function ClarifyField(props: ClarifyFieldProps) {
  const { i18n } = usePlugin();
  const { field, values, fault, isFixed, onChange } = props;
  const label = i18n.t(`clarify.field.${field}`);
  if (field === 'document_type_id') {
    return <TypeField {...props} />;
  }
  if (DATES.has(field) && !isFixed) {
    return (
      <DateField
        legend={label}
        labels={{
          day: i18n.t('clarify.day'),
          month: i18n.t('clarify.month'),
          year: i18n.t('clarify.year'),
        }}
        language={i18n.language}
        name={field}
        autoComplete={field === 'date_birthday' ? 'bday' : undefined}
        value={values[field]}
        error={fault}
        onChange={(date) => onChange(field, date)}
      />
    );
  }
  const isNumber = field === 'passport';
  const shown =
    DATES.has(field) && values[field] !== ''
      ? new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
          new Date(values[field]),
        )
      : values[field];
  return (
    <TextField
      name={field}
      label={label}
      hint={isFixed ? i18n.t('account.fixed') : i18n.t(`clarify.hint.${field}`)}
      {...(field in TEXTS ? TEXTS[field as TextName] : {})}
      readOnly={isFixed}
      value={shown}
      error={fault}
      onChange={(event) => onChange(field, event.target.value)}
      onBlur={() => isNumber && !isFixed && onChange(field, maskedDocumentNumber(values.passport))}
    />
  );
}
