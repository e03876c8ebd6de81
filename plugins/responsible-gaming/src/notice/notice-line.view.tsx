import { Link, reactView, usePlugin, useStore } from '@touchline/plugin-api';
import styles from './notice.module.css';

/** The age sign and the ways to safer gambling and limits in one line, for pages without a footer. */
function NoticeLine() {
  const { config, i18n } = usePlugin();
  const minimumAge = useStore(config.core, (core) => core.minimumAge);
  return (
    <aside className={styles.line} aria-label={i18n.t('notice.label')}>
      <span>{i18n.t('notice.age', { age: minimumAge })}</span>
      <Link to={{ route: 'saferGambling' }} className={styles.link}>
        {i18n.t('notice.safer')}
      </Link>
      <Link to={{ route: 'responsible' }} className={styles.link}>
        {i18n.t('notice.link')}
      </Link>
    </aside>
  );
}

export const view = reactView(NoticeLine);
