import type { TradingControl } from '@touchline/contracts/trading';
import type { OperatorPermission } from '@touchline/domain/operators';
import type { ControlKind } from '@touchline/domain/trading';
import { useState } from 'react';
import { Badge, Button } from '@touchline/ui';
import { releaseControl } from '../api/trading-requests.ts';
import { ReasonedAct } from '../review/reasoned-act.tsx';
import { May } from '../session/may.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { SetControl } from './set-control.tsx';
import styles from './trading.module.css';
import { useControlText } from './use-control-text.ts';
import { useReloadTrading } from './use-trading.ts';

/** Who may decide about each kind. */
const PERMISSIONS: Readonly<Record<ControlKind, OperatorPermission>> = {
  suspension: 'trading.suspend',
  margin: 'trading.price',
  price: 'trading.price',
  stake: 'bets.limit',
};

interface Scoped {
  readonly kind: ControlKind;
  readonly scope: string;
  /** What the scope is called. */
  readonly label: string;
}

/** Takes a decision back, for a reason. */
export function ReleaseAct({ kind, scope, label }: Scoped) {
  const { t } = useTexts();
  const reload = useReloadTrading();
  return (
    <May permission={PERMISSIONS[kind]}>
      <ReasonedAct
        open={t(`trading.release.${kind}`)}
        variant="quiet"
        title={t(`trading.release.${kind}`)}
        submit={t('trading.release.submit')}
        done={t('trading.saved')}
        act={(reason) => releaseControl({ kind, scope, reason })}
        onDone={reload}
      >
        <p>
          <bdi>{label}</bdi>
        </p>
      </ReasonedAct>
    </May>
  );
}

/** One kind of decision about a scope: what is in force with its release, or the way to decide it. */
function KindAct(props: Scoped & { readonly control: TradingControl | undefined }) {
  const { kind, scope, label, control } = props;
  const { t } = useTexts();
  const textOf = useControlText();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.kind}>
      {control !== undefined && (
        <Badge tone={kind === 'suspension' ? 'danger' : 'warning'}>{textOf(control)}</Badge>
      )}
      {(control === undefined || kind !== 'suspension') && (
        <May permission={PERMISSIONS[kind]}>
          <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
            {t(`trading.set.${kind}`)}
          </Button>
        </May>
      )}
      {control !== undefined && <ReleaseAct kind={kind} scope={scope} label={label} />}
      {isOpen && (
        <SetControl
          kind={kind}
          scope={scope}
          label={label}
          before={control?.value}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}

/** What an operator can decide about a scope. */
export function ScopeActs({
  kinds,
  scope,
  label,
  controls,
}: Omit<Scoped, 'kind'> & {
  readonly kinds: readonly ControlKind[];
  /** What is in force, about this scope among others. */
  readonly controls: readonly TradingControl[];
}) {
  return (
    <div className={styles.acts}>
      {kinds.map((kind) => (
        <KindAct
          key={kind}
          kind={kind}
          scope={scope}
          label={label}
          control={controls.find((control) => control.kind === kind && control.scope === scope)}
        />
      ))}
    </div>
  );
}
