import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { EventCardSkeleton, Icon } from '@touchline/ui';
import { flashIcon } from '@touchline/ui/icons';
import { Rail } from '@touchline/ui/parts';
import { dayExpresses } from '../day-express/day-expresses.resource.ts';
import { BoostCard } from './boost-card.tsx';
import styles from './boosts.module.css';

/** The boosted prices on home, side by side; nothing while there is none. */
function HomeBoosts() {
  const { i18n } = usePlugin();
  const { status, data } = useResource(dayExpresses, {});
  if (status === 'loading') {
    return (
      <div data-pending="">
        <EventCardSkeleton count={2} label={i18n.t('express.loading')} />
      </div>
    );
  }
  const boosts = data?.boosts ?? [];
  return boosts.length === 0 ? undefined : (
    <Rail
      title={i18n.t('boosts.title')}
      icon={<Icon path={flashIcon} />}
      note={i18n.t('boosts.hint')}
      size="large"
      backText={i18n.t('offers.back')}
      onwardText={i18n.t('offers.onward')}
    >
      {boosts.map((boost, at) => (
        // A place that goes on with another selection stays where it is.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={styles.cell}>
          <BoostCard boost={boost} />
        </div>
      ))}
    </Rail>
  );
}

export const view = reactView(HomeBoosts);
