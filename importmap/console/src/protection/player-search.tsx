import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { useTexts } from '../texts/texts-context.ts';
import styles from './protection.module.css';

const PLAYER_ID = /^\d{8,9}$/;

/** Leads to a player by the number. */
export function PlayerSearch() {
  const { t } = useTexts();
  const [, navigate] = useLocation();
  const [id, setId] = useState('');
  const [checked, setChecked] = useState(false);
  const isValid = PLAYER_ID.test(id.trim());

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (isValid) {
      navigate(`/protection/${id.trim()}`);
    }
  }
  return (
    <form className={styles.search} noValidate onSubmit={submit}>
      <TextField
        label={t('protection.player')}
        inputMode="numeric"
        value={id}
        error={checked && !isValid ? t('protection.playerInvalid') : undefined}
        onChange={(event) => setId(event.target.value)}
      />
      <Button type="submit">{t('protection.show')}</Button>
    </form>
  );
}
