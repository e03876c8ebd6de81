import { FLAG_RULE_NUMBERS } from '@touchline/domain/protection';
import { Link, usePlugin, useResource } from '@touchline/plugin-api';
import { Card, SectionHeader } from '@touchline/ui';
import { RowNote, Row, Rows } from '@touchline/ui/rows';
import styles from '../limits/limits.module.css';
import { flagsResource } from './flags.resource.ts';

/** What stands out in the player's behaviour, in plain words. Nothing where nothing does. */
export function FlagsCard() {
  const { i18n } = usePlugin();
  const { data } = useResource(flagsResource, {});
  if (data === undefined || data.flags.length === 0) {
    return undefined;
  }
  return (
    <Card>
      <SectionHeader title={i18n.t('flags.title')} />
      <div className={styles.form}>
        <p className={styles.text}>{i18n.t('flags.intro')}</p>
        <Rows>
          {data.flags.map(({ kind, measure, raisedAt }) => (
            <Row
              key={kind}
              what={
                <>
                  <span>{i18n.t(`flags.kind.${kind}`, { measure: String(measure) })}</span>
                  <RowNote>{i18n.t(`flags.rule.${kind}`, FLAG_RULE_NUMBERS[kind])}</RowNote>
                  <RowNote>
                    {i18n.t('since', { time: i18n.dateTime(raisedAt * 1000, 'date') })}
                  </RowNote>
                </>
              }
            />
          ))}
        </Rows>
        <p className={styles.text}>{i18n.t('flags.rules')}</p>
        <Link to={{ route: 'selfAssessment' }} className={styles.link}>
          {i18n.t('safer.test')}
        </Link>
      </div>
    </Card>
  );
}
