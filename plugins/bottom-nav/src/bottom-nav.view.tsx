import type { RouteTarget } from '@touchline/plugin-api';
import { Link, reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Icon } from '@touchline/ui';
import { homeIcon, liveIcon, receiptIcon, ticketIcon, userIcon } from '@touchline/ui/icons';
import { useEffect, useState } from 'react';
import styles from './bottom-nav.module.css';

type Counted = 'coupon' | 'bets';

interface Place {
  readonly name: string;
  readonly path: string;
  readonly section?: string | undefined;
}

interface Destination {
  readonly key: 'home' | 'live' | 'office' | Counted;
  readonly icon: string;
  readonly to: RouteTarget;
  readonly isForPlayers?: boolean;
  readonly isCurrent: (place: Place) => boolean;
}

const BETS = /^\/(opened-bets|office\/history)(\/|$)/;

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
    key: 'bets',
    icon: receiptIcon,
    to: { route: 'openedBets' },
    isForPlayers: true,
    isCurrent: ({ path }) => BETS.test(path),
  },
  {
    key: 'office',
    icon: userIcon,
    to: { route: 'office' },
    isForPlayers: true,
    isCurrent: ({ path }) => /^\/office(\/|$)/.test(path) && !BETS.test(path),
  },
];

interface Count {
  readonly count: number;
  /** The number as it is shown: `20+` where only the first were counted. */
  readonly shown: string;
}

/** What waits behind a destination: selections on the slip, open bets. */
function useCounts(): Readonly<Partial<Record<Destination['key'], Count>>> {
  const { bus } = usePlugin();
  const [counts, setCounts] = useState<Readonly<Partial<Record<Counted, Count>>>>({});
  useEffect(() => {
    const show = (key: Counted, count: number, more = '') =>
      setCounts((known) => ({ ...known, [key]: { count, shown: `${count}${more}` } }));
    const stops = [
      bus.on('coupon.changed', ({ outcomeIds }) => show('coupon', outcomeIds.length)),
      bus.on('open-bets.changed', ({ count, hasMore }) => show('bets', count, hasMore ? '+' : '')),
    ];
    return () => {
      for (const stop of stops) {
        stop();
      }
    };
  }, [bus]);
  return counts;
}

/** What the page itself loads after its first screen has come by then, ms. */
const FETCH_AFTER = 3000;

/** Fetches the code of the destinations that are open to the visitor ahead of the first press. */
function useFetchedAhead(): void {
  const { clock, navigation, session } = usePlugin();
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  useEffect(
    () =>
      clock.after(FETCH_AFTER, () => {
        for (const { to, isForPlayers } of DESTINATIONS) {
          if ((isPlayer || isForPlayers !== true) && navigation.has(to.route)) {
            navigation.prefetch(to);
          }
        }
      }),
    [clock, navigation, isPlayer],
  );
}

/** The main ways through the product, under the thumb. */
function BottomNav() {
  const { i18n, navigation } = usePlugin();
  const { name, path, params } = useStore(navigation.current);
  const counts = useCounts();
  useFetchedAhead();
  const place = { name, path, section: params['section'] };
  return (
    <nav className={styles.bar} aria-label={i18n.t('label')}>
      {DESTINATIONS.filter(({ to }) => navigation.has(to.route)).map(
        ({ key, icon, to, isCurrent }) => {
          const count = counts[key];
          const isCounted = count !== undefined && count.count > 0;
          return (
            <Link
              key={key}
              to={to}
              className={styles.item}
              aria-current={isCurrent(place) ? 'page' : undefined}
              aria-label={isCounted ? i18n.t(`${key}Count`, { ...count }) : i18n.t(key)}
            >
              <span className={styles.icon}>
                <Icon path={icon} size={24} />
                {isCounted ? <span className={styles.badge}>{count.shown}</span> : undefined}
              </span>
              <span>{i18n.t(key)}</span>
            </Link>
          );
        },
      )}
    </nav>
  );
}

export const view = reactView(BottomNav);
