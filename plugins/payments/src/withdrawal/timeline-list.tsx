import type { Withdrawal } from '@touchline/contracts/money';
import { usePlugin } from '@touchline/plugin-api';
import { Icon } from '@touchline/ui';
import { alertIcon, checkCircleIcon, clockIcon } from '@touchline/ui/icons';
import { timelineOf, type TimelineStep } from './timeline.ts';
import styles from './withdrawal.module.css';

function glyphOf({ stage, at }: TimelineStep): string {
  if (stage === 'failed' || stage === 'rejected') {
    return alertIcon;
  }
  return at === undefined ? clockIcon : checkCircleIcon;
}

/** What has happened to a withdrawal and when, and what is still to come. */
export function TimelineList({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { i18n } = usePlugin();
  const steps = timelineOf(withdrawal);
  const next = steps.find(({ at }) => at === undefined);
  return (
    <ol className={styles.timeline} aria-label={i18n.t('withdrawal.timeline')}>
      {steps.map((step) => {
        const { stage, at } = step;
        const isReview = stage === 'checked' && withdrawal.state === 'review';
        return (
          <li
            key={stage}
            data-stage={stage}
            data-reached={at !== undefined}
            aria-current={step === next ? 'step' : undefined}
          >
            <Icon path={glyphOf(step)} />
            <span className={styles.stage}>
              <span>
                {i18n.t(isReview ? 'withdrawal.stage.review' : `withdrawal.stage.${stage}`)}
              </span>
              <span className={styles.muted}>
                {at === undefined ? (
                  i18n.t('withdrawal.stage.ahead')
                ) : (
                  <time dateTime={new Date(at).toISOString()}>
                    {i18n.dateTime(at, 'date-time')}
                  </time>
                )}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
