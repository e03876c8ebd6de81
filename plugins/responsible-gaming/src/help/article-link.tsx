import { usePlugin } from '@touchline/plugin-api';
import styles from './help.module.css';

/** Leads to what the house says about responsible gaming, where its page is there. */
export function ArticleLink() {
  const { i18n, navigation } = usePlugin();
  let href: string;
  try {
    href = navigation.href({ route: 'responsiblegaming' });
  } catch {
    return undefined;
  }
  return (
    <a className={`${styles.link} ${styles.article}`} href={href}>
      {i18n.t('help.article')}
    </a>
  );
}
