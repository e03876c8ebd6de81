import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { footerResource } from './footer.resource.ts';
import { FooterArticles } from './footer-articles.tsx';
import { FooterLink } from './footer-link.tsx';
import styles from './footer.module.css';

/**
 * The end of every page that has one: what the house has to say, the operator's links, how to reach
 * support, and under which licence the site runs. A page that is not built yet is linked from nowhere.
 */
function Footer() {
  const { clock, config, i18n } = usePlugin();
  const { brand, licenceTexts } = useStore(config.core);
  const { data } = useResource(footerResource, { language: i18n.language });
  const { links = [], socialLinks = [], licenceText, licenceUrl } = data?.groups.footer ?? {};
  const { email, phone } = data?.groups.support ?? {};
  const licence = licenceTexts?.[i18n.language] ?? (licenceText || licenceTexts?.['en']);
  return (
    <footer className={styles.footer}>
      <FooterArticles />
      {links.length > 0 && (
        <nav aria-label={i18n.t('footer.more')}>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.route}>
                <FooterLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {(email || phone) && (
        <address className={styles.contacts} aria-label={i18n.t('footer.support')}>
          {email && (
            <a href={`mailto:${email}`} className={styles.link}>
              <bdi>{email}</bdi>
            </a>
          )}
          {phone && (
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={styles.link}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
        </address>
      )}
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
