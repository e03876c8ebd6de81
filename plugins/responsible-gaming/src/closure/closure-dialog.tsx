import { CLOSURE_REASONS } from '@touchline/contracts/returns';
import { usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { Checkbox, Dialog, SelectField } from '@touchline/ui/forms';
import { useState } from 'react';
import styles from '../breaks/break-dialog.module.css';
import { closeAccount } from '../return/return.resource.ts';
import { useReturnAct } from '../return/use-return-act.ts';

const CONSEQUENCES = [
  'break.consequence.signedOut',
  'break.consequence.noPlay',
  'closure.consequence.balance',
  'break.consequence.noMarketing',
  'closure.consequence.reopened',
];

interface ClosureDialogProps {
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** Asks why, and points to self-exclusion where gambling is the reason. */
function ClosureReason({
  value,
  error,
  onChoose,
}: {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChoose: (value: string) => void;
}) {
  const { i18n } = usePlugin();
  return (
    <>
      <SelectField
        label={i18n.t('closure.reason')}
        placeholder={i18n.t('closure.choose')}
        value={value}
        error={error}
        options={CLOSURE_REASONS.map((reason) => ({
          value: reason,
          text: i18n.t(`closure.reasons.${reason}`),
        }))}
        onChange={(event) => onChoose(event.target.value)}
      />
      {value === 'gambling' ? (
        <NoticeBanner tone="info" text={i18n.t('closure.better')} />
      ) : undefined}
    </>
  );
}

/** Spells out what closing the account means, and closes it once the player has agreed to that. */
export function ClosureDialog({ onClose, onClosed }: ClosureDialogProps) {
  const { http, i18n, notify } = usePlugin();
  const [reason, setReason] = useState('');
  const [isAgreed, setIsAgreed] = useState(false);
  const [checked, setChecked] = useState(false);
  const { busy, error, send } = useReturnAct(() => {
    notify.show({ kind: 'success', message: i18n.t('closure.done'), id: 'closure' });
    onClosed();
  });

  function confirm(): void {
    setChecked(true);
    if (isAgreed && reason !== '') {
      send(() => closeAccount(http, reason));
    }
  }
  return (
    <Dialog
      open
      title={i18n.t('closure.title')}
      focus="title"
      closeText={i18n.t('confirmation.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{i18n.t('break.back')}</Button>
          <Button variant="primary" busy={busy} onClick={confirm}>
            {i18n.t('closure.confirm')}
          </Button>
        </>
      }
    >
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <ul className={styles.consequences}>
        {CONSEQUENCES.map((key) => (
          <li key={key}>{i18n.t(key)}</li>
        ))}
      </ul>
      <div className={styles.fields}>
        <ClosureReason
          value={reason}
          error={checked && reason === '' ? i18n.t('closure.chooseFirst') : undefined}
          onChoose={setReason}
        />
        <Checkbox
          label={i18n.t('break.agree')}
          checked={isAgreed}
          error={checked && !isAgreed ? i18n.t('break.agreeFirst') : undefined}
          onChange={(event) => setIsAgreed(event.target.checked)}
        />
      </div>
    </Dialog>
  );
}
