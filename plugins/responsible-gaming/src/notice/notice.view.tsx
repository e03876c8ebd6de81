import { Link, reactView, usePlugin, useStore } from '@touchline/plugin-api';
import styles from './notice.module.css';

/** The age sign and the ways to safer gambling, limits and help, on every page with a footer. */
function Notice() {
  const { config, i18n, modals } = usePlugin();
  const minimumAge = useStore(config.core, (core) => core.minimumAge);
  return (
    <aside className={styles.notice} aria-label={i18n.t('notice.label')}>
      <span className={styles.age}>{i18n.t('notice.age', { age: minimumAge })}</span>
      <p className={styles.text}>{i18n.t('notice.text')}</p>
      <Link to={{ route: 'saferGambling' }} className={styles.link}>
        {i18n.t('notice.safer')}
      </Link>
      <Link to={{ route: 'responsible' }} className={styles.link}>
        {i18n.t('notice.link')}
      </Link>
      <button
        type="button"
        className={styles.link}
        onClick={() => void modals.open('gambling-help')}
      >
        {i18n.t('help.title')}
      </button>
    </aside>
  );
}

export const view = reactView(Notice);
