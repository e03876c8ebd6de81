import { reactView, usePlugin } from '@touchline/plugin-api';
import { EventCardSkeleton, Icon } from '@touchline/ui';
import { liveIcon } from '@touchline/ui/icons';
import { Rail } from '@touchline/ui/parts';
import { useEventList } from '../event-list/use-event-list.ts';
import { AllLink } from './all-link.tsx';
import { LiveTile } from './live-tile.tsx';

/** The best of what is being played, side by side. */
function LiveNow() {
  const { i18n } = usePlugin();
  const { ready, eventIds } = useEventList('top:live');
  if (!ready) {
    return (
      <div data-pending="">
        <EventCardSkeleton count={3} label={i18n.t('loading')} />
      </div>
    );
  }
  return eventIds.length === 0 ? undefined : (
    <Rail
      title={i18n.t('home.live')}
      icon={<Icon path={liveIcon} />}
      action={<AllLink section="live" />}
      size="large"
      backText={i18n.t('home.back')}
      onwardText={i18n.t('home.onward')}
    >
      {eventIds.map((eventId) => (
        <LiveTile key={eventId} eventId={eventId} />
      ))}
    </Rail>
  );
}

export const view = reactView(LiveNow);
