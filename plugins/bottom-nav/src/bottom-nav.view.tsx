import type { RouteTarget } from '@touchline/plugin-api';
import { Link, reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Icon } from '@touchline/ui';
import { calendarIcon, homeIcon, liveIcon, ticketIcon, userIcon } from '@touchline/ui/icons';
import { useEffect, useState } from 'react';
import styles from './bottom-nav.module.css';

interface Destination {
  readonly key: 'home' | 'live' | 'line' | 'coupon' | 'office';
  readonly icon: string;
  readonly to: RouteTarget;
  readonly isCurrent: (route: {
    readonly name: string;
    readonly section?: string | undefined;
  }) => boolean;
}

const DESTINATIONS: readonly Destination[] = [
  { key: 'home', icon: homeIcon, to: { route: 'home' }, isCurrent: ({ name }) => name === 'home' },
  {
    key: 'live',
    icon: liveIcon,
    to: { route: 'mainSection', params: { section: 'live' } },
    isCurrent: ({ section }) => section === 'live',
  },
  {
    key: 'coupon',
    icon: ticketIcon,
    to: { route: 'coupon' },
    isCurrent: ({ name }) => name === 'coupon',
  },
  {
    key: 'line',
    icon: calendarIcon,
    to: { route: 'mainSection', params: { section: 'line' } },
    isCurrent: ({ section }) => section === 'line',
  },
  {
    key: 'office',
    icon: userIcon,
    to: { route: 'office' },
    isCurrent: ({ name }) => name === 'office',
  },
];

/** How many selections wait on the slip. */
function useSlipCount(): number {
  const { bus } = usePlugin();
  const [count, setCount] = useState(0);
  useEffect(() => bus.on('coupon.changed', ({ outcomeIds }) => setCount(outcomeIds.length)), [bus]);
  return count;
}

/** The main ways through the product, under the thumb. */
function BottomNav() {
  const { i18n, navigation } = usePlugin();
  const route = useStore(navigation.current);
  const count = useSlipCount();
  const place = { name: route.name, section: route.params['section'] };
  return (
    <nav className={styles.bar} aria-label={i18n.t('label')}>
      {DESTINATIONS.map(({ key, icon, to, isCurrent }) => (
        <Link
          key={key}
          to={to}
          className={styles.item}
          aria-current={isCurrent(place) ? 'page' : undefined}
          aria-label={
            key === 'coupon' && count > 0 ? i18n.t('couponCount', { count }) : i18n.t(key)
          }
        >
          <span className={styles.icon}>
            <Icon path={icon} size={24} />
            {key === 'coupon' && count > 0 ? (
              <span className={styles.badge}>{count}</span>
            ) : undefined}
          </span>
          <span>{i18n.t(key)}</span>
        </Link>
      ))}
    </nav>
  );
}

export const view = reactView(BottomNav);
