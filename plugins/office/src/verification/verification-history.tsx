import type { VerificationEvent } from '@touchline/contracts/verification';
import { type I18n, usePlugin } from '@touchline/plugin-api';
import { Card, SectionHeader } from '@touchline/ui';
import { Timeline, TimelineEntry } from '@touchline/ui/parts';

const TONES = {
  uploaded: undefined,
  accepted: 'success',
  refused: 'danger',
  requested: 'warning',
  expiring: 'warning',
  expired: 'danger',
  verified: 'success',
  unverified: 'danger',
  erased: undefined,
  'check-started': undefined,
  'check-retry': 'danger',
  'check-failed': 'danger',
  'check-passed': 'success',
  'check-requested': 'warning',
} as const;

type Event = VerificationEvent;

/** What happened, with the document that it happened to. */
function titleOf({ event, kind }: Event, { t }: Pick<I18n, 't'>): string {
  return kind === undefined
    ? t(`verification.event.${event}`)
    : t(`verification.event.${event}`, { document: t(`verification.kind.${kind}`) });
}

/** Why a document was refused or a check not passed. */
function reasonOf({ event, reason }: Event, { t }: Pick<I18n, 't'>): readonly string[] {
  const of = event.startsWith('check-') ? 'check' : 'verification';
  return reason === undefined ? [] : [t(`${of}.reason.${reason}`)];
}

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
        {events.map((each) => (
          <TimelineEntry
            key={`${each.at} ${each.event} ${each.kind ?? ''}`}
            tone={TONES[each.event]}
            title={titleOf(each, i18n)}
            text={[i18n.dateTime(each.at, 'date-time'), ...reasonOf(each, i18n)].join(' · ')}
          />
        ))}
      </Timeline>
    </Card>
  );
}
