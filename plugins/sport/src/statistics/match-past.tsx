import { usePlugin, useResource } from '@touchline/plugin-api';
import { ResourceState } from '@touchline/ui/resource-state';
import { Meetings } from './meetings.tsx';
import { eventStatisticsResource } from './statistics.resource.ts';

/** Form and meetings of an event's sides, loaded once somebody wants to see them. */
export function MatchPast({ eventId }: { readonly eventId: number }) {
  const { i18n } = usePlugin();
  const answer = useResource(eventStatisticsResource, { eventId });
  return answer.data === undefined ? (
    <ResourceState answers={[answer]} i18n={i18n} title={i18n.t('statistics.failed')} />
  ) : (
    <Meetings statistics={answer.data} />
  );
}
