import type { Account } from '@touchline/contracts/money';
import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Badge, Button, Card, Money, SectionHeader } from '@touchline/ui';
import { SelectField } from '@touchline/ui/forms';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { Row, RowNote, Rows } from '@touchline/ui/rows';
import { type FormEvent, useState } from 'react';
import { accountsResource } from '../accounts.resource.ts';
import { type AccountChangeResult, accountChangesOf } from './account-changes.ts';
import { currencyName } from './currency-name.ts';
import styles from './wallets.module.css';

/** The changes, with the result of each shown to the player. */
function useAccountChanges() {
  const context = usePlugin();
  const { notify } = context;
  const changes = accountChangesOf(context);
  const processing = useStore(changes.processing);
  const announce = async (change: Promise<AccountChangeResult>): Promise<boolean> => {
    const { success, message } = await change;
    if (message !== undefined) {
      notify.show({ kind: success ? 'success' : 'error', message, id: 'wallets' });
    }
    return success;
  };
  return { changes, announce, processing };
}

function Wallet({ account }: { readonly account: Account }) {
  const { i18n } = usePlugin();
  const { changes, announce, processing } = useAccountChanges();
  const { id, type, currency, balance, inPlay, isActive } = account;
  const name = currencyName(i18n.language, currency);
  const isEmpty = balance === 0 && inPlay === 0;
  return (
    <Row
      what={
        <>
          <span className={styles.name}>{name}</span>
          <RowNote>
            {i18n.t('wallets.number', { kind: i18n.t(`wallets.type.${type}`), id })}
          </RowNote>
          {inPlay > 0 ? (
            <RowNote>{i18n.t('wallets.inPlay', { amount: i18n.money(inPlay, currency) })}</RowNote>
          ) : undefined}
        </>
      }
      actions={
        isActive ? undefined : (
          <>
            <Button
              busy={processing.change}
              aria-label={i18n.t('wallets.activateNamed', { currency: name })}
              onClick={() => void announce(changes.change(id))}
            >
              {i18n.t('wallets.activate')}
            </Button>
            {type === 9 && isEmpty ? (
              <Button
                variant="quiet"
                busy={processing.remove}
                aria-label={i18n.t('wallets.removeNamed', { currency: name })}
                onClick={() => void announce(changes.remove(id))}
              >
                {i18n.t('wallets.remove')}
              </Button>
            ) : undefined}
          </>
        )
      }
    >
      <span className={styles.amount}>
        <Money text={i18n.money(balance, currency)} strong />
        {isActive ? <Badge tone="success">{i18n.t('wallets.active')}</Badge> : undefined}
      </span>
    </Row>
  );
}

function AddWallet({ currencies }: { readonly currencies: readonly string[] }) {
  const { i18n } = usePlugin();
  const { changes, announce, processing } = useAccountChanges();
  const [chosen, setChosen] = useState('');
  const [checked, setChecked] = useState(false);
  const currency = currencies.includes(chosen) ? chosen : '';

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (currency !== '' && !processing.add && (await announce(changes.add(currency)))) {
      setChosen('');
      setChecked(false);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <SelectField
        label={i18n.t('wallets.currency')}
        placeholder={i18n.t('wallets.choose')}
        value={currency}
        error={checked && currency === '' ? i18n.t('wallets.chooseFirst') : undefined}
        onChange={(event) => setChosen(event.target.value)}
        options={currencies.map((code) => ({
          value: code,
          text: `${currencyName(i18n.language, code)} (${code})`,
        }))}
      />
      <Button type="submit" variant="primary" wide busy={processing.add}>
        {i18n.t('wallets.add')}
      </Button>
    </form>
  );
}

/** The player's accounts, one a currency: which one pays, a further one, one less. */
function Wallets() {
  const { config, i18n, navigation } = usePlugin();
  const answer = useResource(accountsResource, {});
  const { data } = answer;
  const offered = useStore(config.core, ({ currencies }) => currencies);
  const held = new Set(data?.accounts.filter(({ type }) => type !== 4).map((one) => one.currency));
  const free = offered.filter((currency) => !held.has(currency));
  return (
    <Page
      title={i18n.t('title.wallets')}
      parent={{ title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }}
      intro={i18n.t('wallets.intro')}
    >
      <Card>
        {data !== undefined ? (
          <Rows>
            {data.accounts.map((account) => (
              <Wallet key={account.id} account={account} />
            ))}
          </Rows>
        ) : (
          <ResourceState answers={[answer]} i18n={i18n} />
        )}
        <Button wide href={navigation.href({ route: 'convertAccount' })}>
          {i18n.t('wallets.convert')}
        </Button>
      </Card>
      {data === undefined || free.length === 0 ? undefined : (
        <Card>
          <SectionHeader title={i18n.t('wallets.addTitle')} />
          <AddWallet currencies={free} />
        </Card>
      )}
    </Page>
  );
}

export const view = reactView(Wallets);
