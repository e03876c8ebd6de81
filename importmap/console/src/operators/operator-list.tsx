import type { OperatorAccount } from '@touchline/contracts/operator';
import { Badge, Button } from '@touchline/ui';
import { isolate } from '../texts/isolate.ts';
import { useTexts } from '../texts/texts-context.ts';
import lists from '../list/list.module.css';
import type { OperatorAct } from './act-on-operator.tsx';
import styles from './operators.module.css';

const TONES = { active: 'success', invited: 'warning', off: 'neutral' } as const;

/** Who an operator is. */
function Head({ operator }: { readonly operator: OperatorAccount }) {
  const { t, ago, moment } = useTexts();
  const { name, roles, state, createdBy, createdAt, signedInAt, hasSecondStep } = operator;
  return (
    <div>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <bdi>{name}</bdi>
        </h2>
        <Badge tone={TONES[state]}>{t(`operators.state.${state}`)}</Badge>
        {roles.map((role) => (
          <Badge key={role} tone={role === 'admin' ? 'accent' : 'neutral'}>
            {t(`roles.name.${role}`)}
          </Badge>
        ))}
        {hasSecondStep && <Badge tone="success">{t('account.secondStep')}</Badge>}
      </div>
      <p className={styles.muted}>
        {t('operators.added', { actor: isolate(createdBy), time: isolate(moment(createdAt)) })}
        {' · '}
        {signedInAt === undefined
          ? t('operators.neverSignedIn')
          : t('operators.signedIn', { time: ago(signedInAt) })}
      </p>
    </div>
  );
}

/** The operators, each with what an admin can do. */
export function OperatorList({
  operators,
  onAct,
  onChange,
}: {
  readonly operators: readonly OperatorAccount[];
  readonly onAct: (act: OperatorAct, operator: OperatorAccount) => void;
  readonly onChange: (operator: OperatorAccount) => void;
}) {
  const { t } = useTexts();
  return (
    <ul className={lists.list}>
      {operators.map((operator) => {
        const turn = operator.state === 'off' ? 'on' : 'off';
        return (
          <li key={operator.name} className={lists.entry} data-operator={operator.name}>
            <Head operator={operator} />
            <div className={styles.actions}>
              <Button size="small" onClick={() => onChange(operator)}>
                {t('operators.change.open')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => onAct('reset', operator)}>
                {t('operators.reset.open')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => onAct(turn, operator)}>
                {t(`operators.${turn}.open`)}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
