import { assessmentBand } from '@touchline/domain/protection';
import { Link, usePlugin } from '@touchline/plugin-api';
import { Button, Card, SectionHeader } from '@touchline/ui';
import { useEffect, useRef } from 'react';
import { HelpList } from '../help/help-list.tsx';
import styles from './assessment.module.css';

/** What the points mean, and what helps. */
export function AssessmentResult({
  score,
  onAgain,
}: {
  readonly score: number;
  readonly onAgain: () => void;
}) {
  const { i18n } = usePlugin();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Card>
        <div ref={heading} tabIndex={-1} className={styles.result}>
          <SectionHeader title={i18n.t('assessment.result', { score: String(score) })} />
          <p className={styles.text}>{i18n.t(`assessment.band.${assessmentBand(score)}`)}</p>
        </div>
        <Link to={{ route: 'responsible' }} className={styles.link}>
          {i18n.t('safer.limits')}
        </Link>
        <Button wide onClick={onAgain}>
          {i18n.t('assessment.again')}
        </Button>
      </Card>
      <Card>
        <SectionHeader title={i18n.t('help.title')} />
        <p className={styles.text}>{i18n.t('help.text')}</p>
        <HelpList />
      </Card>
    </>
  );
}
