import type { Race } from '@touchline/contracts/racing';
import { Link, usePlugin } from '@touchline/plugin-api';
import { Icon } from '@touchline/ui';
import { arrowBackIcon } from '@touchline/ui/icons';
import styles from './races.module.css';

/** The way from a race back to the meetings of its sport. */
export function RaceBack({ race: { sport } }: { readonly race: Race }) {
  const { i18n } = usePlugin();
  return (
    <Link
      to={{ route: 'mainSectionWithSport', params: { section: 'line', sport } }}
      className={styles.back}
      aria-label={i18n.t('game.backTo', { champ: i18n.sport(sport) })}
    >
      <Icon path={arrowBackIcon} directional />
    </Link>
  );
}
