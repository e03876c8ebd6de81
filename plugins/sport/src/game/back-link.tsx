import type { EventView } from '@touchline/live-client';
import { Link, usePlugin } from '@touchline/plugin-api';
import { Icon } from '@touchline/ui';
import { arrowBackIcon } from '@touchline/ui/icons';
import { type ReactNode, use } from 'react';
import { countryOf } from '../event/country-of.ts';
import { EventAddresses } from '../event/event-addresses.ts';
import styles from './back-link.module.css';

/** The way from an event back to the list of its competition: an arrow, and the name where there is room. */
export function BackLink({
  event,
  named = false,
  icon,
}: {
  readonly event: EventView;
  readonly named?: boolean;
  /** Before the name. */
  readonly icon?: ReactNode;
}) {
  const { i18n } = usePlugin();
  const addresses = use(EventAddresses);
  const country = countryOf(event.champ, i18n);
  const name =
    country === undefined ? event.champ.name : i18n.t('champ', { country, name: event.champ.name });
  return (
    <Link
      to={addresses.champ(event)}
      className={styles.back}
      data-named={named}
      aria-label={i18n.t('game.backTo', { champ: name })}
    >
      <Icon path={arrowBackIcon} directional />
      {icon}
      {named ? <span className={styles.name}>{name}</span> : undefined}
    </Link>
  );
}
