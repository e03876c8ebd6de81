import { usePlugin, useStore } from '@touchline/plugin-api';
import { Row, RowNote, Rows } from '@touchline/ui/rows';
import { settingsOf } from '../settings.ts';
import { ArticleLink } from './article-link.tsx';
import styles from './help.module.css';

/** Who helps where the visitor is; organisations of their own country come first. */
export function HelpList() {
  const context = usePlugin();
  const { config, i18n } = context;
  const country = useStore(config.core, (core) => core.currentCountryCode).toUpperCase();
  const { helpOrganisations } = settingsOf(context);
  const local = helpOrganisations.filter(({ countries }) => countries?.includes(country));
  const international = helpOrganisations.filter(({ countries = [] }) => countries.length === 0);
  return (
    <>
      <Rows>
        {[...local, ...international].map(({ name, url, phone }) => (
          <Row
            key={url}
            what={
              <>
                <a className={styles.link} href={url} target="_blank" rel="noreferrer">
                  {name}
                </a>
                {phone === undefined ? undefined : (
                  <RowNote>
                    <a
                      className={styles.link}
                      href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
                      aria-label={i18n.t('help.call', { name, phone })}
                    >
                      <bdi>{phone}</bdi>
                    </a>
                  </RowNote>
                )}
              </>
            }
          />
        ))}
      </Rows>
      <ArticleLink />
    </>
  );
}
