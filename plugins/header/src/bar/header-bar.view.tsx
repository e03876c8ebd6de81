import { Link, reactView, Slot, usePlugin, useStore } from '@touchline/plugin-api';
import { Icon, IconButton } from '@touchline/ui';
import { searchIcon, settingsIcon } from '@touchline/ui/icons';
import { useSections } from '../sections/sections.ts';
import styles from './header-bar.module.css';

function Sections() {
  const { i18n, navigation } = usePlugin();
  const route = useStore(navigation.current);
  return (
    <nav className={styles.sections} aria-label={i18n.t('sections')}>
      {useSections().map(({ key, to, isCurrent }) => (
        <Link
          key={key}
          to={to}
          className={styles.link}
          aria-current={isCurrent(route) ? 'page' : undefined}
        >
          {i18n.t(`section.${key}`)}
        </Link>
      ))}
    </nav>
  );
}

/** The bar at the top of every page: brand, search, settings, and what others put in its actions. */
function HeaderBar() {
  const { i18n, config, modals } = usePlugin();
  const brand = useStore(config.core, (core) => core.brand);
  const hasSearch = useStore(config.core, (core) => core.flags['header.search'] !== false);
  return (
    <header className={styles.bar}>
      <Link to={{ route: 'home' }} className={styles.brand} aria-label={i18n.t('home', { brand })}>
        {brand}
      </Link>
      <Sections />
      <span className={styles.space} />
      {hasSearch && (
        <Link to={{ route: 'searchEvents' }} className={styles.icon} aria-label={i18n.t('search')}>
          <Icon path={searchIcon} />
        </Link>
      )}
      <span className={styles.settings}>
        <IconButton
          label={i18n.t('settings')}
          path={settingsIcon}
          onClick={() => void modals.open('preferences')}
        />
      </span>
      <Slot name="header.actions" className={styles.actions ?? ''} />
    </header>
  );
}

export const view = reactView(HeaderBar);
