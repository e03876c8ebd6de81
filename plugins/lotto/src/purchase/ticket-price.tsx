import { payingAccount } from '@touchline/domain/money';
import { linePrice } from '@touchline/domain/pools';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { accountsResource } from '../lotto/lotto.resource.ts';

/** What a ticket costs in the player's currency; nothing until that is known. */
export function TicketPrice({ lines }: { readonly lines: number }) {
  const { i18n } = usePlugin();
  const account = payingAccount(useResource(accountsResource, {}).data?.accounts);
  return account === undefined ? undefined : (
    <strong>
      {i18n.t('lotto.total', {
        amount: i18n.money(lines * linePrice(account.currency), account.currency),
      })}
    </strong>
  );
}
