import type { Withdrawal } from '@touchline/contracts/money';
import { usePlugin } from '@touchline/plugin-api';
import { Icon } from '@touchline/ui';
import { alertIcon, checkCircleIcon, clockIcon } from '@touchline/ui/icons';
import { Timeline, TimelineEntry, type TimelineEntryProps } from '@touchline/ui/parts';
import { timelineOf, type TimelineStep } from './timeline.ts';

function lookOf({ stage, at }: TimelineStep): {
  readonly icon: string;
  readonly tone: TimelineEntryProps['tone'];
} {
  if (stage === 'failed' || stage === 'rejected') {
    return { icon: alertIcon, tone: 'danger' };
  }
  return at === undefined
    ? { icon: clockIcon, tone: undefined }
    : { icon: checkCircleIcon, tone: 'success' };
}

/** What has happened to a withdrawal and when, and what is still to come. */
export function TimelineList({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { i18n } = usePlugin();
  const steps = timelineOf(withdrawal);
  const next = steps.find(({ at }) => at === undefined);
  return (
    <Timeline label={i18n.t('withdrawal.timeline')}>
      {steps.map((step) => {
        const { stage, at } = step;
        const { icon, tone } = lookOf(step);
        const isReview = stage === 'checked' && withdrawal.state === 'review';
        return (
          <TimelineEntry
            key={stage}
            tone={tone}
            icon={<Icon path={icon} />}
            current={step === next}
            title={i18n.t(isReview ? 'withdrawal.stage.review' : `withdrawal.stage.${stage}`)}
            text={
              at === undefined ? (
                i18n.t('withdrawal.stage.ahead')
              ) : (
                <time dateTime={new Date(at).toISOString()}>{i18n.dateTime(at, 'date-time')}</time>
              )
            }
          />
        );
      })}
    </Timeline>
  );
}
