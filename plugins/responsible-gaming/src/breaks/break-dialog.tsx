import { usePlugin, useResource } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { Checkbox, Dialog, SelectField } from '@touchline/ui/forms';
import { useState } from 'react';
import { breakText } from '../limits/duration.ts';
import styles from './break-dialog.module.css';
import type { BreakKind } from './break-types.ts';
import { reasonsResource } from './reasons.resource.ts';
import { type Break, useTakeBreak } from './take-break.ts';

const DAY_MS = 86_400_000;

/** What each break brings with it, in the order in which it is shown. */
const CONSEQUENCES: Readonly<Record<BreakKind, readonly string[]>> = {
  depositTimeOut: ['noDeposits', 'betsStay', 'notShortened'],
  timeOut: ['signedOut', 'noPlay', 'withdraw', 'notShortened', 'endsAlone'],
  selfExclusion: [
    'signedOut',
    'noPlay',
    'withdraw',
    'otherAccounts',
    'noMarketing',
    'notShortened',
    'asked',
  ],
  indefinite: [
    'signedOut',
    'noPlay',
    'withdraw',
    'otherAccounts',
    'noMarketing',
    'liftedBySupport',
  ],
};

interface BreakDialogProps {
  readonly wanted: Break;
  readonly onClose: () => void;
  readonly onTaken: () => void;
}

/** Asks why, where the operator does; saying so is up to the player. */
function ReasonField({
  value,
  onChoose,
}: {
  readonly value: string;
  readonly onChoose: (value: string) => void;
}) {
  const { i18n } = usePlugin();
  const { data = [] } = useResource(reasonsResource, {});
  return data.length === 0 ? undefined : (
    <SelectField
      label={i18n.t('break.reason')}
      value={value}
      options={[
        { value: '', text: i18n.t('break.reasons.none') },
        ...data.map(({ id, selfExcludeReason }) => ({
          value: String(id),
          text: i18n.t(`break.reasons.${selfExcludeReason}`),
        })),
      ]}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}

/** How long a break lasts, and what it means. */
function Consequences({ wanted: { kind, days } }: Pick<BreakDialogProps, 'wanted'>) {
  const { clock, i18n } = usePlugin();
  return (
    <>
      <p className={styles.period}>
        {days === undefined
          ? i18n.t('break.untilLifted')
          : i18n.t('break.lasts', {
              period: breakText(days, i18n.language),
              time: i18n.dateTime(clock.now() + days * DAY_MS, 'date-time'),
            })}
      </p>
      <ul className={styles.consequences}>
        {CONSEQUENCES[kind].map((key) => (
          <li key={key}>{i18n.t(`break.consequence.${key}`)}</li>
        ))}
      </ul>
    </>
  );
}

/** Spells out what a break means and takes it once the player has agreed to that. */
export function BreakDialog({ wanted, onClose, onTaken }: BreakDialogProps) {
  const { i18n } = usePlugin();
  const [reason, setReason] = useState('');
  const [isAgreed, setIsAgreed] = useState(false);
  const [checked, setChecked] = useState(false);
  const { busy, error, take } = useTakeBreak(onTaken);

  function confirm(): void {
    setChecked(true);
    if (isAgreed) {
      take(wanted, reason === '' ? undefined : Number(reason));
    }
  }

  return (
    <Dialog
      open
      title={i18n.t(`break.name.${wanted.kind}`)}
      focus="title"
      closeText={i18n.t('confirmation.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{i18n.t('break.back')}</Button>
          <Button variant="primary" busy={busy} onClick={confirm}>
            {i18n.t('break.confirm')}
          </Button>
        </>
      }
    >
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <Consequences wanted={wanted} />
      <div className={styles.fields}>
        <ReasonField value={reason} onChoose={setReason} />
        <Checkbox
          label={i18n.t('break.agree')}
          checked={isAgreed}
          error={checked && !isAgreed ? i18n.t('break.agreeFirst') : undefined}
          onChange={(event) => setIsAgreed(event.target.checked)}
        />
      </div>
    </Dialog>
  );
}
