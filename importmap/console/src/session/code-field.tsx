import { TextField } from '@touchline/ui/forms';
import { useTexts } from '../texts/texts-context.ts';

const DIGITS = 6;

/** Whether a code can be sent. */
export function isCode(typed: string): boolean {
  return /^\d{6}$/.test(typed);
}

/** Six digits that an app shows. */
export function CodeField({
  code,
  error,
  onChange,
}: {
  readonly code: string;
  readonly error: string | undefined;
  /** Without anything that is no digit. */
  readonly onChange: (code: string) => void;
}) {
  const { t } = useTexts();
  return (
    <TextField
      label={t('session.code.label')}
      hint={t('session.code.hint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={code}
      error={error}
      onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, DIGITS))}
    />
  );
}
