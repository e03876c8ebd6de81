import { Button } from '@touchline/ui';
import { DifferenceList } from '../review/differences.tsx';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import reviewStyles from '../review/review.module.css';
import { useTexts } from '../texts/texts-context.ts';
import { useLeafLines } from './leaf-lines.ts';
import type { Values } from './patch.ts';

/** What someone else made of the group meanwhile. */
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
  const { name, before, after, stale, reason, busy, onReason, onClose, onSave, onGoOn } = props;
  const { t } = useTexts();
  const lines = useLeafLines();
  return (
    <ReasonDialog
      title={t('configuration.saveTitle', { name })}
      submitText={t('configuration.save')}
      busy={busy}
      reason={reason}
      onReason={onReason}
      onClose={onClose}
      onSubmit={onSave}
      first={
        stale && (
          <Button variant="primary" onClick={onGoOn}>
            {t('configuration.goOn')}
          </Button>
        )
      }
    >
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
    </ReasonDialog>
  );
}
