import type { ControlKind } from '@touchline/domain/trading';
import { parseScope } from '@touchline/domain/trading';
import { ViewLink } from '../app/address.tsx';
import { Panel } from '../app/page.tsx';
import { PageSteps } from '../app/page-steps.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { ReleaseAct } from './scope-acts.tsx';
import styles from './trading.module.css';
import { useControlText } from './use-control-text.ts';
import { useControls } from './use-trading.ts';

/** The event that a scope is of, where it is of one. */
function eventOf(scope: string): string | undefined {
  const { level, name } = parseScope(scope) ?? {};
  return level === 'event' || level === 'market' || level === 'outcome'
    ? name?.split('~', 1)[0]
    : undefined;
}

/** What is decided of a kind and in force, with who decided it, when and why. */
export function ControlsPanel({ kind }: { readonly kind: ControlKind }) {
  const { t, ago } = useTexts();
  const textOf = useControlText();
  const { loaded, controls, showNewer, showOlder } = useControls(kind);
  return (
    <Panel title={t(`trading.list.${kind}`)}>
      <Failure of={loaded} />
      <Loading of={loaded} />
      {controls?.length === 0 && <p className={styles.muted}>{t(`trading.none.${kind}`)}</p>}
      <ul className={styles.rows}>
        {controls?.map((control) => {
          const { scope, label, reason, changedBy, changedAt } = control;
          const event = eventOf(scope);
          return (
            <li key={scope} className={styles.row} data-control={scope}>
              <div className={styles.grow}>
                <p className={styles.main}>
                  {event === undefined ? (
                    <bdi>{label}</bdi>
                  ) : (
                    <ViewLink path={`/trading/${event}`} className={styles.link}>
                      <bdi>{label}</bdi>
                    </ViewLink>
                  )}
                </p>
                <p className={styles.muted}>
                  {[
                    textOf(control),
                    reason,
                    changedBy.replace(/^operator:/, ''),
                    ago(changedAt),
                  ].join(' · ')}
                </p>
              </div>
              <ReleaseAct kind={kind} scope={scope} label={label} />
            </li>
          );
        })}
      </ul>
      <PageSteps showNewer={showNewer} showOlder={showOlder} size="small" />
    </Panel>
  );
}
