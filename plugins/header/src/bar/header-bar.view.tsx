import { Link, reactView, Slot, usePlugin, useStore } from '@touchline/plugin-api';
import { Icon, IconButton } from '@touchline/ui';
import { searchIcon, settingsIcon } from '@touchline/ui/icons';
import styles from './header-bar.module.css';

function SectionLink({ section }: { readonly section: 'live' | 'line' }) {
  const { i18n, navigation } = usePlugin();
  const current = useStore(navigation.current, ({ params }) => params['section']);
  return (
    <Link
      to={{ route: 'mainSection', params: { section } }}
      className={styles.link}
      aria-current={current === section ? 'page' : undefined}
    >
      {i18n.t(`section.${section}`)}
    </Link>
  );
}

function FavouritesLink() {
  const { i18n, navigation } = usePlugin();
  const isCurrent = useStore(navigation.current, ({ name }) => name === 'favorites');
  return (
    <Link
      to={{ route: 'favorites' }}
      className={styles.link}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {i18n.t('favourites')}
    </Link>
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
      <nav className={styles.sections} aria-label={i18n.t('sections')}>
        <SectionLink section="live" />
        <SectionLink section="line" />
        <FavouritesLink />
      </nav>
      <span className={styles.space} />
      {hasSearch && (
        <Link to={{ route: 'searchEvents' }} className={styles.icon} aria-label={i18n.t('search')}>
          <Icon path={searchIcon} />
        </Link>
      )}
      <IconButton
        label={i18n.t('settings')}
        path={settingsIcon}
        onClick={() => void modals.open('preferences')}
      />
      <Slot name="header.actions" className={styles.actions ?? ''} />
    </header>
  );
}

export const view = reactView(HeaderBar);
