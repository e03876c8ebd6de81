import { Button } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import { DifferenceList } from '../review/differences.tsx';
import reviewStyles from '../review/review.module.css';
import { useTexts } from '../texts/texts-context.ts';
import { leavesOf, type Values } from './patch.ts';

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
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onSave: () => void;
  readonly onGoOn: () => void;
}) {
  const { name, before, after, stale, busy } = props;
  const { t } = useTexts();
  const shown = (value: unknown) =>
    value === undefined ? t('difference.nothing') : JSON.stringify(value);
  const lines = (from: Values, to: Values) =>
    leavesOf(from, to).map((leaf) => ({
      subject: leaf.path.join('.'),
      aspect: '',
      from: shown(leaf.from),
      to: shown(leaf.to),
    }));
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
            <Button variant="primary" busy={busy} onClick={props.onSave}>
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
      </div>
    </Dialog>
  );
}
