import { BlockUserAnswer } from '@touchline/contracts/limits';
import { type Http, usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { Checkbox, Dialog } from '@touchline/ui/forms';
import { useState } from 'react';
import { breakText } from '../limits/duration.ts';
import { setLimits } from '../limits/limit-requests.ts';
import styles from './break-dialog.module.css';
import { BREAK, type BreakType } from './break-types.ts';

const BLOCK_PATH = '/limit-service-api/limit/external/web/api/v1/BlockUser';
const DAY_MS = 86_400_000;

/** What each break brings with it, in the order in which it is shown. */
const CONSEQUENCES: Readonly<Record<BreakType, readonly string[]>> = {
  [BREAK.depositTimeOut]: ['noDeposits', 'betsStay', 'notShortened'],
  [BREAK.selfExclusion]: ['signedOut', 'noPlay', 'withdraw', 'otherAccounts', 'notShortened'],
  [BREAK.block]: ['signedOut', 'noPlay', 'withdraw', 'otherAccounts', 'liftedBySupport'],
};

interface Break {
  readonly type: BreakType;
  /** Until it is lifted without one. */
  readonly days: number | undefined;
}

interface BreakDialogProps {
  readonly wanted: Break;
  readonly onClose: () => void;
  readonly onTaken: () => void;
}

function requestBreak(http: Http, { type, days }: Break): Promise<unknown> {
  return days === undefined
    ? http.request({
        method: 'POST',
        path: BLOCK_PATH,
        body: {},
        schema: BlockUserAnswer,
        authentication: 'required',
      })
    : setLimits(http, [{ limitType: type, limitValue: days }]);
}

/** Takes the break, and says so once it has begun. */
function useTakeBreak({ wanted, onTaken }: Pick<BreakDialogProps, 'wanted' | 'onTaken'>) {
  const { http, i18n, notify } = usePlugin();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  function take(): void {
    setBusy(true);
    setError(undefined);
    requestBreak(http, wanted)
      .then(() => {
        const message = i18n.t(`break.taken.${wanted.type}`);
        notify.show({ kind: 'success', message, id: 'break' });
        onTaken();
      })
      .catch((failure: unknown) => {
        setError(failure);
        setBusy(false);
      });
  }
  return { busy, error, take };
}

/** Spells out what a break means and takes it once the player has agreed to that. */
export function BreakDialog({ wanted, onClose, onTaken }: BreakDialogProps) {
  const { clock, i18n } = usePlugin();
  const { type, days } = wanted;
  const [isAgreed, setIsAgreed] = useState(false);
  const [checked, setChecked] = useState(false);
  const { busy, error, take } = useTakeBreak({ wanted, onTaken });

  function confirm(): void {
    setChecked(true);
    if (isAgreed) {
      take();
    }
  }

  return (
    <Dialog
      open
      title={i18n.t(`break.name.${type}`)}
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
      <p className={styles.period}>
        {days === undefined
          ? i18n.t('break.untilLifted')
          : i18n.t('break.lasts', {
              period: breakText(days, i18n.language),
              time: i18n.dateTime(clock.now() + days * DAY_MS, 'date-time'),
            })}
      </p>
      <ul className={styles.consequences}>
        {CONSEQUENCES[type].map((key) => (
          <li key={key}>{i18n.t(`break.consequence.${key}`)}</li>
        ))}
      </ul>
      <Checkbox
        label={i18n.t('break.agree')}
        checked={isAgreed}
        error={checked && !isAgreed ? i18n.t('break.agreeFirst') : undefined}
        onChange={(event) => setIsAgreed(event.target.checked)}
      />
    </Dialog>
  );
}
