import type { EventView } from '@touchline/live-client';
import { usePlugin } from '@touchline/plugin-api';
import { Icon } from '@touchline/ui';
import { liveIcon } from '@touchline/ui/icons';
import { Rail } from '@touchline/ui/parts';
import { LiveTile } from '../home/live-tile.tsx';

/** A hub's live matches, side by side; nothing without one. */
export function LiveRail({
  events,
  title,
}: {
  readonly events: readonly EventView[];
  readonly title: string;
}) {
  const { i18n } = usePlugin();
  return events.length === 0 ? undefined : (
    <Rail
      title={title}
      icon={<Icon path={liveIcon} />}
      size="large"
      backText={i18n.t('home.back')}
      onwardText={i18n.t('home.onward')}
    >
      {events.map(({ id }) => (
        <LiveTile key={id} eventId={id} />
      ))}
    </Rail>
  );
}
