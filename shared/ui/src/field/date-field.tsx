import { useId, useState } from 'react';
import {
  dateOfParts,
  type DatePart,
  datePartsOrder,
  monthNames,
  partsOfDate,
} from './date-parts.ts';
import { FieldMessage } from './field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import styles from './date-field.module.css';

export interface DateFieldProps {
  readonly legend: string;
  /** Names of the three fields. */
  readonly labels: Readonly<Record<DatePart, string>>;
  /** Decides the order of the fields and the names of the months. */
  readonly language: string;
  /** The name of the first field: what a form looks for at a fault. */
  readonly name: string;
  /** Whose date it is, for the browser: `bday`. */
  readonly autoComplete?: string | undefined;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly error?: string | undefined;
  /** Gets `YYYY-MM-DD`; no date at all while a part is missing, empty while all are. */
  readonly onChange: (date: string) => void;
}

/** A date that a player knows by heart, typed in the order of the language: no calendar to page through. */
export function DateField(props: DateFieldProps) {
  const { legend, labels, language, name, autoComplete, value, error, onChange } = props;
  const id = useId();
  const [parts, setParts] = useState(() => partsOfDate(value));
  const field = (part: DatePart, isFirst: boolean) => ({
    label: labels[part],
    name: isFirst ? name : undefined,
    autoComplete: autoComplete === undefined ? undefined : `${autoComplete}-${part}`,
    required: true,
    value: parts[part],
    'aria-invalid': error !== undefined || undefined,
    onChange: (event: { readonly target: { readonly value: string } }) => {
      const typed = { ...parts, [part]: event.target.value.replace(/\D/g, '') };
      setParts(typed);
      onChange(dateOfParts(typed));
    },
  });
  return (
    <fieldset
      className={styles.date}
      aria-describedby={error === undefined ? undefined : `${id}-message`}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.parts}>
        {datePartsOrder(language).map((part, index) =>
          part === 'month' ? (
            <SelectField
              key={part}
              {...field(part, index === 0)}
              placeholder=""
              options={monthNames(language).map((text, month) => ({
                value: String(month + 1),
                text,
              }))}
            />
          ) : (
            <TextField
              key={part}
              {...field(part, index === 0)}
              inputMode="numeric"
              maxLength={part === 'day' ? 2 : 4}
            />
          ),
        )}
      </div>
      <FieldMessage id={id} error={error} />
    </fieldset>
  );
}
