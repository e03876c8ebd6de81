import type { VerificationEvent } from '@touchline/contracts/verification';
import { usePlugin } from '@touchline/plugin-api';
import { Card, SectionHeader } from '@touchline/ui';
import { Timeline, TimelineEntry } from '@touchline/ui/parts';

const TONES = {
  uploaded: undefined,
  accepted: 'success',
  refused: 'danger',
  requested: 'warning',
  verified: 'success',
} as const;

/** What happened, the latest first. */
export function VerificationHistory({ events }: { readonly events: readonly VerificationEvent[] }) {
  const { i18n } = usePlugin();
  if (events.length === 0) {
    return undefined;
  }
  return (
    <Card>
      <SectionHeader title={i18n.t('verification.history')} />
      <Timeline label={i18n.t('verification.history')}>
        {events.map(({ event, kind, reason, at }) => (
          <TimelineEntry
            key={`${at} ${event} ${kind ?? ''}`}
            tone={TONES[event]}
            title={
              kind === undefined
                ? i18n.t('verification.event.verified')
                : i18n.t(`verification.event.${event}`, {
                    document: i18n.t(`verification.kind.${kind}`),
                  })
            }
            text={[
              i18n.dateTime(at, 'date-time'),
              ...(reason === undefined ? [] : [i18n.t(`verification.reason.${reason}`)]),
            ].join(' · ')}
          />
        ))}
      </Timeline>
    </Card>
  );
}
