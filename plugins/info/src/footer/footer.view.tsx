import { Link, reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { footerResource } from './footer.resource.ts';
import { FooterLink } from './footer-link.tsx';
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

/**
 * The end of every page that has one: ways to the information pages and to what the operator adds,
 * and under which licence. What the operator adds may fail; the rest stands without it.
 */
function Footer() {
  const { clock, config, i18n } = usePlugin();
  const { brand, licenceTexts } = useStore(config.core);
  const { data } = useResource(footerResource, { language: i18n.language });
  const { links = [], socialLinks = [], licenceText, licenceUrl } = data?.groups.footer ?? {};
  const licence = licenceTexts?.[i18n.language] ?? (licenceText || licenceTexts?.['en']);
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
          {links.map((link) => (
            <li key={link.route}>
              <FooterLink {...link} />
            </li>
          ))}
        </ul>
      </nav>
      {socialLinks.length > 0 && (
        <nav aria-label={i18n.t('footer.social')}>
          <p className={styles.heading}>{i18n.t('footer.social')}</p>
          <ul className={styles.social}>
            {socialLinks.map((link) => (
              <li key={link.route}>
                <FooterLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {licence && (
        <p>
          <bdi>{licence}</bdi>
        </p>
      )}
      {licenceUrl && <FooterLink route={licenceUrl} text={i18n.t('footer.licence')} />}
      <p>{i18n.t('footer.rights', { brand, year: String(new Date(clock.now()).getFullYear()) })}</p>
    </footer>
  );
}

export const view = reactView(Footer);
