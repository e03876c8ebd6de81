import { AgreementChanges } from '@touchline/contracts/site';
import { defineResource, usePlugin, useResource } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import styles from './terms-changes.module.css';

/** What was published since the player last agreed. */
const changesResource = defineResource({
  name: 'auth.terms-changes',
  path: ({ language }: { readonly language: string }) =>
    `/web-api/api-v3/v2/user/agreement-rules/changes?lang=${language}`,
  schema: AgreementChanges,
  authentication: 'required',
});

/** What has changed since the player last agreed, as the publisher sums it up. */
export function TermsChanges() {
  const { i18n } = usePlugin();
  const { data } = useResource(changesResource, { language: i18n.language });
  const summed = data?.changes.filter(({ summary }) => summary !== '') ?? [];
  if (summed.length === 0) {
    return undefined;
  }
  return (
    <Card>
      <h2 className={styles.heading}>{i18n.t('confirmTerms.changes')}</h2>
      <ul className={styles.changes}>
        {summed.map(({ kind, version, title, publishedAt, summary }) => (
          <li key={`${kind} ${version}`}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.version}>
              {i18n.t('confirmTerms.version', {
                version,
                date: i18n.dateTime(Date.parse(publishedAt), 'date'),
              })}
            </p>
            <p className={styles.summary}>{summary}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
