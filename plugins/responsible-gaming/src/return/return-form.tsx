import type { ReturnAnswer } from '@touchline/contracts/returns';
import { isReturnDecided } from '@touchline/domain/limits';
import { usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import styles from '../limits/limits.module.css';
import { requestReturn } from './return.resource.ts';
import { useReturnAct } from './use-return-act.ts';

const SHORTEST_REASON = 3;

/** Asks to return, with a reason where an operator decides about it. */
export function ReturnForm({
  kind,
  onChanged,
}: {
  readonly kind: NonNullable<ReturnAnswer['kind']>;
  readonly onChanged: () => void;
}) {
  const { http, i18n } = usePlugin();
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { busy, error, send } = useReturnAct(onChanged);
  const isDecided = isReturnDecided(kind);
  const isMissing = isDecided && reason.trim().length < SHORTEST_REASON;

  function ask(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (!busy && !isMissing) {
      send(() => requestReturn(http, reason.trim()));
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={ask}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <p className={styles.text}>{i18n.t(`return.text.${kind}`)}</p>
      {isDecided ? (
        <TextField
          label={i18n.t('return.reason')}
          value={reason}
          maxLength={500}
          error={checked && isMissing ? i18n.t('return.reasonMissing') : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : undefined}
      <Button type="submit" wide busy={busy}>
        {i18n.t('return.request')}
      </Button>
    </form>
  );
}
