import type { FrameLink } from '@touchline/contracts/configuration';
import { Link, usePlugin } from '@touchline/plugin-api';
import styles from './footer.module.css';

const ELSEWHERE = /^(https?:\/\/|mailto:|tel:)/;

/** A link of the operator's: to a page of the site by its name or path, or to somewhere else. */
export function FooterLink({ route, text }: FrameLink) {
  const { i18n, log, navigation } = usePlugin();
  const label = typeof text === 'string' ? text : (text[i18n.language] ?? text['en']);
  if (label === undefined) {
    return undefined;
  }
  if (ELSEWHERE.test(route)) {
    return (
      <a href={route} className={styles.link} target="_blank" rel="noopener noreferrer">
        {label}
      </a>
    );
  }
  const to = route.startsWith('/') ? route : { route };
  try {
    navigation.href(to);
  } catch (error) {
    log.warn(`the footer names a page that is none: "${route}"`, error);
    return undefined;
  }
  return (
    <Link to={to} className={styles.link}>
      {label}
    </Link>
  );
}
