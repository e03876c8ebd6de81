import type { Account, Conversion } from '@touchline/contracts/money';
import { isRetired } from '@touchline/domain/money';
import { errorCode, Link, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { SelectField } from '@touchline/ui/forms';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import { currencyName } from '../wallets/currency-name.ts';
import { conversionQuote } from './conversion.resource.ts';
import { ConversionTerms, LimitChanges } from './conversion-terms.tsx';
import styles from './convert-account.module.css';
import { useConvert } from './use-convert.ts';

/** Where players can do something about a refusal. */
const WAYS_ON = {
  account_bets_open: 'openedBets',
  account_bonus_active: 'officeBonuses',
  account_withdrawal_pending: 'historyPay',
} as const;

/** Why the account was not converted, with the page on which that can be changed. */
function Refusal({ error }: { readonly error: unknown }) {
  const { i18n } = usePlugin();
  const ways: Readonly<Record<string, (typeof WAYS_ON)[keyof typeof WAYS_ON] | undefined>> =
    WAYS_ON;
  const route = ways[errorCode(error) ?? ''];
  return (
    <div role="alert" className={styles.form}>
      <NoticeBanner tone="danger" text={i18n.error(error)} />
      {route === undefined ? undefined : (
        <p className={styles.way}>
          <Link to={{ route }}>{i18n.t(`conversion.way.${route}`)}</Link>
        </p>
      )}
    </div>
  );
}

interface OfferProps {
  readonly accountId: string;
  readonly currency: string;
  readonly onDone: (conversion: Conversion) => void;
}

/** The terms of one conversion, and the press that agrees to them. */
function Offer({ accountId, currency, onDone }: OfferProps) {
  const { i18n } = usePlugin();
  const answer = useResource(conversionQuote, { accountId, currency });
  const { busy, error, convert } = useConvert(onDone);
  if (answer.data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const { quote } = answer.data;
  const { from, to, amount, converted } = quote;
  return (
    <>
      <ConversionTerms quote={quote} />
      <LimitChanges quote={quote} />
      <p className={styles.note}>
        {i18n.t(isRetired(from) ? 'conversion.consequenceRetired' : 'conversion.consequence', {
          currency: from,
        })}
      </p>
      {error === undefined ? undefined : <Refusal error={error} />}
      <Button
        variant="primary"
        size="large"
        wide
        busy={busy}
        onClick={() => convert({ accountId, currency, amount, converted })}
      >
        {i18n.t('conversion.send', {
          before: i18n.money(amount, from),
          after: i18n.money(converted, to),
        })}
      </Button>
    </>
  );
}

/** Which account goes into which currency, and what comes of it. */
export function ConversionForm({
  accounts,
  onDone,
}: {
  /** Those without a bonus account; at least one. */
  readonly accounts: readonly Account[];
  readonly onDone: (conversion: Conversion) => void;
}) {
  const { config, i18n } = usePlugin();
  const offered = useStore(config.core, ({ currencies }) => currencies);
  const [chosenId, chooseAccount] = useState<string>();
  const [wanted, chooseCurrency] = useState('');
  const account =
    accounts.find(({ id }) => id === chosenId) ??
    accounts.find(({ currency }) => isRetired(currency)) ??
    accounts[0];
  const targets = offered.filter(
    (currency) => currency !== account?.currency && !isRetired(currency),
  );
  const chosen = targets.includes(wanted) ? wanted : undefined;
  const currency = chosen ?? targets.find((each) => each === 'EUR') ?? targets[0];
  if (account === undefined || currency === undefined) {
    return <p>{i18n.t('conversion.noTarget')}</p>;
  }
  const nameOf = (code: string) => currencyName(i18n.language, code);
  return (
    <div className={styles.form}>
      <SelectField
        label={i18n.t('conversion.from')}
        value={account.id}
        options={accounts.map((each) => ({
          value: each.id,
          text: `${nameOf(each.currency)} · ${i18n.money(each.balance, each.currency)}`,
        }))}
        onChange={(event) => chooseAccount(event.target.value)}
      />
      <SelectField
        label={i18n.t('conversion.to')}
        value={currency}
        options={targets.map((code) => ({ value: code, text: `${nameOf(code)} (${code})` }))}
        onChange={(event) => chooseCurrency(event.target.value)}
      />
      <Offer
        key={`${account.id} ${currency}`}
        accountId={account.id}
        currency={currency}
        onDone={onDone}
      />
    </div>
  );
}
