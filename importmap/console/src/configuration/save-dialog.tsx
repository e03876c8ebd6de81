import { useState } from 'react';
import { Button } from '@touchline/ui';
import { Dialog, TextField } from '@touchline/ui/forms';
import { DifferenceList } from '../review/differences.tsx';
import reviewStyles from '../review/review.module.css';
import { useTexts } from '../texts/texts-context.ts';
import { useLeafLines } from './leaf-lines.ts';
import type { Values } from './patch.ts';

/** What somebody else made of the group meanwhile. */
export interface StaleGroup {
  readonly revision: string;
  readonly value: Values;
}

/** Shows what is about to be saved, or what has come in between. */
export function SaveDialog(props: {
  readonly name: string;
  readonly before: Values;
  readonly after: Values;
  readonly stale: StaleGroup | undefined;
  readonly reason: string;
  readonly busy: boolean;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
  readonly onSave: () => void;
  readonly onGoOn: () => void;
}) {
  const { name, before, after, stale, reason, busy } = props;
  const { t } = useTexts();
  const lines = useLeafLines();
  const [isReasonMissing, setReasonMissing] = useState(false);

  function save() {
    if (reason.trim() === '') {
      setReasonMissing(true);
    } else {
      props.onSave();
    }
  }

  return (
    <Dialog
      open
      title={t('configuration.saveTitle', { name })}
      closeText={t('review.close')}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{t('review.cancel')}</Button>
          {stale === undefined ? (
            <Button variant="primary" busy={busy} onClick={save}>
              {t('configuration.save')}
            </Button>
          ) : (
            <Button variant="primary" onClick={props.onGoOn}>
              {t('configuration.goOn')}
            </Button>
          )}
        </>
      }
    >
      <div className={reviewStyles.review}>
        {stale !== undefined && (
          <section className={reviewStyles.stale} role="alert">
            <h3>{t('configuration.staleTitle')}</h3>
            <p>{t('configuration.staleText')}</p>
            <DifferenceList lines={lines(before, stale.value)} />
          </section>
        )}
        <section>
          <h3>{t('configuration.yours')}</h3>
          <DifferenceList lines={lines(before, after)} />
        </section>
        <TextField
          label={t('review.reason')}
          hint={t('review.reasonHint')}
          error={isReasonMissing ? t('review.reasonMissing') : undefined}
          maxLength={500}
          value={reason}
          onChange={(event) => {
            props.onReason(event.target.value);
            setReasonMissing(false);
          }}
        />
      </div>
    </Dialog>
  );
}
