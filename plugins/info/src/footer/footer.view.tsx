import { Link, reactView, usePlugin, useStore } from '@touchline/plugin-api';
import styles from './footer.module.css';

/** What a player looks for at the end of a page, in the order of its reading. */
const PAGES = [
  'about',
  'contacts',
  'howBet',
  'mainRules',
  'responsiblegaming',
  'disputeResolution',
  'privacyPolicy',
  'cookies',
  'amlPolicy',
  'licenses',
] as const;

/** The end of every page that has one: ways to the information pages, and under which licence. */
function Footer() {
  const { clock, config, i18n } = usePlugin();
  const { brand, licenceTexts } = useStore(config.core);
  const licence = licenceTexts?.[i18n.language] ?? licenceTexts?.['en'];
  return (
    <footer className={styles.footer}>
      <nav aria-label={i18n.t('footer.label')}>
        <ul className={styles.links}>
          {PAGES.map((name) => (
            <li key={name}>
              <Link to={{ route: name }} className={styles.link}>
                {i18n.t(`title.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {licence === undefined ? undefined : <p>{licence}</p>}
      <p>{i18n.t('footer.rights', { brand, year: String(new Date(clock.now()).getFullYear()) })}</p>
    </footer>
  );
}

export const view = reactView(Footer);
