import { reactView, usePlugin } from '@touchline/plugin-api';
import { EventCardSkeleton, Icon } from '@touchline/ui';
import { liveIcon } from '@touchline/ui/icons';
import { Rail } from '@touchline/ui/parts';
import type { EventView } from '@touchline/live-client';
import { useEvents } from '../event-list/use-events.ts';
import { AllLink } from './all-link.tsx';
import { LiveTile } from './live-tile.tsx';

/** Tiles of one sport: a rail shows some of everything. */
const OF_A_SPORT = 4;

function someOfEach(events: readonly EventView[]): readonly EventView[] {
  const shown = new Map<string, number>();
  return events.filter(({ sport }) => {
    const count = (shown.get(sport) ?? 0) + 1;
    shown.set(sport, count);
    return count <= OF_A_SPORT;
  });
}

/** The best of what is being played, side by side. */
function LiveNow() {
  const { i18n } = usePlugin();
  const { ready, events } = useEvents('top:live');
  if (!ready) {
    return (
      <div data-pending="">
        <EventCardSkeleton count={3} label={i18n.t('loading')} />
      </div>
    );
  }
  return events.length === 0 ? undefined : (
    <Rail
      title={i18n.t('home.live')}
      icon={<Icon path={liveIcon} />}
      action={<AllLink section="live" />}
      size="large"
      backText={i18n.t('home.back')}
      onwardText={i18n.t('home.onward')}
    >
      {someOfEach(events).map(({ id }) => (
        <LiveTile key={id} eventId={id} />
      ))}
    </Rail>
  );
}

export const view = reactView(LiveNow);
