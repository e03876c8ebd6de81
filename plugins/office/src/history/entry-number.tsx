import { usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { useState } from 'react';
import styles from './history.module.css';

const NUMBER = /^\d{1,18}$/;

/** Finds one entry of a history by its number. */
export function EntryNumber({
  number,
  label,
  findText,
  onChange,
}: {
  readonly number: string | undefined;
  readonly label: string;
  readonly findText: string;
  readonly onChange: (query: { readonly number: string | undefined }) => void;
}) {
  const { i18n } = usePlugin();
  const [typed, setTyped] = useState(number ?? '');
  const [isWrong, setIsWrong] = useState(false);
  return (
    <form
      className={styles.number}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = typed.trim();
        setIsWrong(wanted !== '' && !NUMBER.test(wanted));
        if (wanted === '') onChange({ number: undefined });
        else if (NUMBER.test(wanted)) onChange({ number: wanted });
      }}
    >
      <TextField
        label={label}
        name="number"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={isWrong ? i18n.t('filter.numberWrong') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{findText}</Button>
    </form>
  );
}
