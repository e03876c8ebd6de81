import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button, EventCardSkeleton, Icon } from '@touchline/ui';
import { ticketIcon } from '@touchline/ui/icons';
import { Rail } from '@touchline/ui/parts';
import { dayExpresses } from './day-expresses.resource.ts';
import { ExpressCard } from './express-card.tsx';
import { shownExpresses } from './shown-expresses.ts';
import styles from './day-express.module.css';

/** The accumulators of the day on home, side by side; nothing while there is none. */
function HomeExpresses() {
  const { i18n, navigation, preferences } = usePlugin();
  const settings = useStore(preferences);
  const { status, data } = useResource(dayExpresses, {});
  if (status === 'loading') {
    return (
      <div data-pending="">
        <EventCardSkeleton count={3} label={i18n.t('express.loading')} />
      </div>
    );
  }
  const expresses = shownExpresses(data?.expresses ?? [], settings);
  return expresses.length === 0 ? undefined : (
    <Rail
      title={i18n.t('express.title')}
      icon={<Icon path={ticketIcon} />}
      action={
        <Button
          variant="quiet"
          size="small"
          href={navigation.href({ route: 'expressDay' })}
          aria-label={i18n.t('express.all')}
        >
          {i18n.t('offers.all')}
        </Button>
      }
      size="large"
      backText={i18n.t('offers.back')}
      onwardText={i18n.t('offers.onward')}
    >
      {expresses.map((express, at) => (
        // An accumulator that continues with another leg stays where it is.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={styles.cell}>
          <ExpressCard express={express} />
        </div>
      ))}
    </Rail>
  );
}

export const view = reactView(HomeExpresses);
