import type { Conversion } from '@touchline/contracts/money';
import { cashAccounts } from '@touchline/domain/money';
import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card, EmptyState } from '@touchline/ui';
import { checkCircleIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import { accountsResource } from '../accounts.resource.ts';
import { ConversionForm } from './conversion-form.tsx';
import { PastConversions } from './past-conversions.tsx';

/** That it is done, and the way to the account that has the money now. */
function Done({ conversion }: { readonly conversion: Conversion }) {
  const { i18n, navigation } = usePlugin();
  const { from, to, amount, converted } = conversion;
  return (
    <output>
      <EmptyState
        path={checkCircleIcon}
        title={i18n.t('conversion.done')}
        text={i18n.t('conversion.becomes', {
          before: i18n.money(amount, from),
          after: i18n.money(converted, to),
        })}
        action={
          <Button variant="primary" href={navigation.href({ route: 'wallets' })}>
            {i18n.t('title.wallets')}
          </Button>
        }
      />
    </output>
  );
}

/** The page on which players convert an account into another currency. */
function ConvertAccount() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(accountsResource, {});
  const [done, setDone] = useState<Conversion>();
  const accounts = cashAccounts(answer.data?.accounts);
  return (
    <Page
      title={i18n.t('title.convertAccount')}
      parent={{ title: i18n.t('title.wallets'), href: navigation.href({ route: 'wallets' }) }}
      intro={i18n.t('conversion.intro')}
      width="narrow"
    >
      <Card>
        {done !== undefined ? (
          <Done conversion={done} />
        ) : accounts === undefined ? (
          <ResourceState answers={[answer]} i18n={i18n} />
        ) : (
          <ConversionForm accounts={accounts} onDone={setDone} />
        )}
      </Card>
      <PastConversions />
    </Page>
  );
}

export const view = reactView(ConvertAccount, { server: false });
