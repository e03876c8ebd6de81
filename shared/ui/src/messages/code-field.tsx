import { TextField } from '@touchline/ui/forms';

/** The field for a code that came in a message; its name is `sms-code`. */
export function CodeField({
  label,
  hint,
  typed,
  error,
  onType,
}: {
  readonly label: string;
  /** For how long the code is good. */
  readonly hint: string;
  readonly typed: string;
  readonly error?: string | undefined;
  readonly onType: (typed: string) => void;
}) {
  return (
    <TextField
      name="sms-code"
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      required
      value={typed}
      error={error}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
