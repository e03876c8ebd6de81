import { currencyExponent, parseAmount } from '@touchline/domain/money';
import { usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { AmountField, SelectField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import styles from './limits.module.css';
import { useSaveLimits } from './use-save-limits.ts';

/** Limits of amounts: deposits first, then losses and stakes, each by day, week and month. */
const TYPES = [20, 21, 22, 10, 11, 12, 1, 2, 3] as const;

function readLimit(text: string, currency: string): number | undefined {
  try {
    const amount = parseAmount({ text, currency });
    return amount > 0 ? amount : undefined;
  } catch {
    return undefined;
  }
}

/** Sets a limit of any amount. A lower one applies immediately; a higher one waits a day and for a confirmation. */
export function LimitForm({
  currency,
  onSaved,
}: {
  readonly currency: string;
  readonly onSaved: () => void;
}) {
  const { i18n } = usePlugin();
  const [type, setType] = useState<number>(TYPES[0]);
  const [text, setText] = useState('');
  const [checked, setChecked] = useState(false);
  const { busy, error, save } = useSaveLimits(onSaved);
  const amount = readLimit(text, currency);

  function send(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (busy || amount === undefined) {
      return;
    }
    save([{ limitType: type, limitValue: amount }], () => {
      setText('');
      setChecked(false);
    });
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <SelectField
        label={i18n.t('which')}
        value={String(type)}
        options={TYPES.map((id) => ({ value: String(id), text: i18n.t(`limit.${id}`) }))}
        onChange={(event) => setType(Number(event.target.value))}
      />
      <AmountField
        label={i18n.t('amount')}
        hint={i18n.t('rule')}
        value={text}
        onChange={setText}
        decimals={currencyExponent(currency)}
        currency={currency}
        error={checked && amount === undefined ? i18n.t('amountInvalid') : undefined}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        {i18n.t('save')}
      </Button>
    </form>
  );
}
