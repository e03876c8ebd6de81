import { OwnStakeFactor } from '@touchline/contracts/betting';
import { useMutation } from '@tanstack/react-query';
import { Button, NoticeBanner } from '@touchline/ui';
import { Dialog, SelectField, TextField } from '@touchline/ui/forms';
import { type FormEvent, useId, useState } from 'react';
import { setStakeFactor } from '../api/stake-requests.ts';
import { useTexts } from '../texts/texts-context.ts';
import { factorIn, percentOf } from './factor-text.ts';
import styles from './stakes.module.css';

const REASONS = OwnStakeFactor.shape.reason;

/** The percentage and the reason, with what is wrong with the first. */
function FactorFields(props: {
  readonly percent: string;
  readonly isWrong: boolean;
  readonly reason: OwnStakeFactor['reason'];
  readonly onPercent: (percent: string) => void;
  readonly onReason: (reason: OwnStakeFactor['reason']) => void;
}) {
  const { percent, isWrong, reason, onPercent, onReason } = props;
  const { t } = useTexts();
  return (
    <>
      <TextField
        label={t('stakes.percent')}
        hint={t('stakes.percentHint')}
        error={isWrong ? t('stakes.percentInvalid') : undefined}
        inputMode="decimal"
        dir="ltr"
        maxLength={8}
        autoComplete="off"
        value={percent}
        onChange={({ target }) => onPercent(target.value)}
      />
      <SelectField
        label={t('stakes.reason')}
        options={REASONS.options.map((value) => ({ value, text: t(`stakes.reasons.${value}`) }))}
        value={reason}
        onChange={({ target }) => onReason(REASONS.parse(target.value))}
      />
    </>
  );
}

/** Sets how much of the ordinary largest stakes a player may stake, with the reason that the player reads. */
export function ChangeFactor({
  playerId,
  before,
  onClose,
  onDone,
}: {
  readonly playerId: string;
  readonly before: OwnStakeFactor | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t } = useTexts();
  const formId = useId();
  const [percent, setPercent] = useState(before === undefined ? '' : percentOf(before.factor));
  const [reason, setReason] = useState(before?.reason ?? 'market-risk');
  const [isTried, setTried] = useState(false);
  const made = useMutation({ mutationFn: setStakeFactor, onSuccess: onDone });
  const factor = factorIn(percent);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (factor !== undefined) {
      made.mutate({ playerId, factor, reason });
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('stakes.block')}
      closeText={t('review.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('review.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={made.isPending}>
            {t('stakes.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <FactorFields
          percent={percent}
          isWrong={isTried && factor === undefined}
          reason={reason}
          onPercent={setPercent}
          onReason={setReason}
        />
        {made.error !== null && (
          <NoticeBanner tone="danger" text={`${made.error.message} (${made.error.code})`} />
        )}
      </form>
    </Dialog>
  );
}
