import { ExchangeRate } from '@touchline/contracts/money';
import { isRateJump, LARGEST_RATE_FACTOR } from '@touchline/domain/money';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NoticeBanner } from '@touchline/ui';
import { Switch, TextField } from '@touchline/ui/forms';
import { publishRates } from '../api/rate-requests.ts';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { BASE } from './rate-texts.ts';

const SHORTEST_SOURCE = 2;
const SHORTEST_REASON = 3;

/** The present day of UTC: rates are published for it, and apply from now. */
const today = () => new Date().toISOString().slice(0, 10);

/** What is wrong with what is typed, by field, as keys of the texts. */
function faultsOf(
  fields: { readonly rate: string; readonly source: string; readonly isConfirmed: boolean },
  before: string | undefined,
) {
  const isRate = ExchangeRate.safeParse(fields.rate).success;
  const isJump = isRate && before !== undefined && isRateJump(before, fields.rate);
  return {
    rate: isRate ? (fields.rate === before ? 'same' : undefined) : 'rateInvalid',
    source: fields.source.trim().length < SHORTEST_SOURCE ? 'sourceMissing' : undefined,
    confirmation: isJump && !fields.isConfirmed ? 'jumpUnconfirmed' : undefined,
    isJump,
  };
}

/** Publishes another rate of a currency, for a reason; one far from the present needs a second look. */
export function ChangeRate({
  currency,
  before,
  onClose,
  onDone,
}: {
  readonly currency: string;
  /** The rate in effect; undefined for a currency without one. */
  readonly before: string | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { t } = useTexts();
  const [fields, setFields] = useState({ rate: '', source: '', isConfirmed: false });
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const made = useMutation({ mutationFn: publishRates, onSuccess: onDone });
  const faults = faultsOf(fields, before);
  const errorOf = (fault: string | undefined) =>
    isTried && fault !== undefined ? t(`rates.${fault}`) : undefined;

  function submit(): void {
    setTried(true);
    const isShort = reason.trim().length < SHORTEST_REASON;
    if (isShort || [faults.rate, faults.source, faults.confirmation].some(Boolean)) {
      return;
    }
    made.mutate({
      day: today(),
      source: fields.source.trim(),
      rates: { [currency]: fields.rate },
      isLargeChangeConfirmed: fields.isConfirmed,
      reason: reason.trim(),
    });
  }
  return (
    <ReasonDialog
      title={t('rates.changeTitle', { currency })}
      submitText={t('rates.submit')}
      busy={made.isPending}
      reason={reason}
      onReason={setReason}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('rates.changeText')}</p>
      <TextField
        label={t('rates.rate', { base: BASE, currency })}
        hint={before === undefined ? undefined : t('rates.before', { rate: before })}
        inputMode="decimal"
        dir="ltr"
        maxLength={25}
        autoComplete="off"
        value={fields.rate}
        error={errorOf(faults.rate)}
        onChange={({ target }) => {
          setFields({ ...fields, rate: target.value.trim(), isConfirmed: false });
          made.reset();
        }}
      />
      {faults.isJump && (
        <>
          <NoticeBanner
            tone="warning"
            text={t('rates.jump', { factor: LARGEST_RATE_FACTOR, before: before ?? '' })}
          />
          <Switch
            label={t('rates.confirm')}
            hint={errorOf(faults.confirmation)}
            checked={fields.isConfirmed}
            onChange={({ target }) => setFields({ ...fields, isConfirmed: target.checked })}
          />
        </>
      )}
      <TextField
        label={t('rates.source')}
        hint={t('rates.sourceHint')}
        maxLength={200}
        value={fields.source}
        error={errorOf(faults.source)}
        onChange={({ target }) => setFields({ ...fields, source: target.value })}
      />
      {isTried && reason.trim() !== '' && reason.trim().length < SHORTEST_REASON && (
        <NoticeBanner tone="danger" text={t('rates.reasonShort')} />
      )}
      {made.error !== null && (
        <NoticeBanner tone="danger" text={`${made.error.message} (${made.error.code})`} />
      )}
    </ReasonDialog>
  );
}
