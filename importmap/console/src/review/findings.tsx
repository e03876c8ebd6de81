import type { Finding } from '@touchline/contracts/releases';
import { Badge, Icon } from '@touchline/ui';
import { checkCircleIcon } from '@touchline/ui/icons';
import { useTexts } from '../texts/texts-context.ts';
import styles from './review.module.css';

/** What a dry run has against a change; blockers first. */
export function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  const { t } = useTexts();
  if (findings.length === 0) {
    return (
      <p className={styles.clear}>
        <Icon path={checkCircleIcon} />
        {t('review.nothingFound')}
      </p>
    );
  }
  const sorted = findings.toSorted((one, other) => one.severity.localeCompare(other.severity));
  return (
    <ul className={styles.findings}>
      {sorted.map((finding) => (
        <li key={`${finding.code} ${finding.message}`} data-severity={finding.severity}>
          <Badge tone={finding.severity === 'blocker' ? 'danger' : 'warning'}>
            {finding.severity === 'blocker' ? t('review.blocker') : t('review.warning')}
          </Badge>
          <span lang="en" dir="ltr">
            {finding.message}
          </span>
        </li>
      ))}
    </ul>
  );
}
