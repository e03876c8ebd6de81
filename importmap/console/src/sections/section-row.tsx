import type { LastChange, ServiceState, VersionHealth } from '@touchline/contracts/releases';
import { Badge, VisuallyHidden } from '@touchline/ui';
import { Switch } from '@touchline/ui/forms';
import { ViewLink } from '../app/address.tsx';
import { useTexts } from '../texts/texts-context.ts';
import styles from './sections.module.css';
import { Sparkline } from './sparkline.tsx';
import { VersionBar } from './version-bar.tsx';

/** One section at a glance. */
export function SectionRow(props: {
  readonly service: ServiceState;
  readonly lastChange: LastChange | undefined;
  /** Undefined while it is not known. */
  readonly health: readonly VersionHealth[] | undefined;
  readonly onSwitch: (enabled: boolean) => void;
}) {
  const { service, lastChange, health, onSwitch } = props;
  const { id, enabled, mandatory, versions } = service;
  const { t, ago, moment } = useTexts();
  return (
    <li className={styles.row} data-on={enabled}>
      <div className={styles.name}>
        <ViewLink path={`/sections/${id}`} className={styles.link}>
          {id}
        </ViewLink>
        {mandatory && <Badge>{t('sections.mandatory')}</Badge>}
        {!enabled && <Badge tone="danger">{t('sections.off')}</Badge>}
      </div>
      <VersionBar versions={versions} />
      {health !== undefined && <Sparkline versions={health} />}
      <p className={styles.last}>
        {lastChange === undefined ? (
          t('sections.neverChanged')
        ) : (
          <>
            <span className={styles.reason}>{lastChange.reason}</span>
            <time dateTime={lastChange.madeAt} title={moment(lastChange.madeAt)}>
              {t('sections.changedBy', { actor: lastChange.actor, when: ago(lastChange.madeAt) })}
            </time>
          </>
        )}
      </p>
      <div className={styles.switch}>
        <Switch
          label={<VisuallyHidden>{t('sections.switch', { plugin: id })}</VisuallyHidden>}
          checked={enabled}
          disabled={mandatory}
          onChange={() => onSwitch(!enabled)}
        />
      </div>
    </li>
  );
}
