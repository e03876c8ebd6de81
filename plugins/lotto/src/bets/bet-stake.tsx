import { type DrawBet, DrawBetStakeDetails } from '@touchline/contracts/lottery';
import {
  amountText,
  currencyExponent,
  depositAccount,
  parseAmount,
  stakeDefaults,
} from '@touchline/domain/money';
import { drawBetReturn } from '@touchline/domain/pools';
import { useOdds, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { AmountField } from '@touchline/ui/forms';
import { accountsResource } from '../lotto/lotto.resource.ts';
import styles from '../lotto/lotto.module.css';
import type { Purchase } from '../purchase/use-purchase.ts';
import { priceText } from './choice.ts';
import { useBetText } from './use-bet-text.ts';

/** Multiples of the usual stake, to take with one press. */
const USUAL = [1, 2, 4] as const;

/** A typed stake in minor units; undefined for what is none. */
function stakeOf(text: string, currency: string): number | undefined {
  try {
    const amount = parseAmount({ text, currency });
    return amount > 0 ? amount : undefined;
  } catch {
    return undefined;
  }
}

/** Says why a bet was refused, with the stakes that are taken where that is the reason. */
function useRefusal(): (error: unknown) => string {
  const { i18n } = usePlugin();
  return (error) => {
    const { details } = error as { readonly details?: unknown };
    const range = DrawBetStakeDetails.safeParse(details);
    if (!range.success || range.data.maximum < range.data.minimum) {
      return i18n.error(error);
    }
    const { minimum, maximum, currency } = range.data;
    return i18n.t('lotto.bets.range', {
      minimum: i18n.money(minimum, currency),
      maximum: i18n.money(maximum, currency),
    });
  };
}

/** The stake of a bet, what it returns, and the button that places it. */
export function BetStake({
  lottery,
  chosen,
  kept,
  typed,
  onType,
  purchase: { isBusy, bought, error },
  onPlace,
}: {
  readonly lottery: string;
  readonly chosen: { readonly bet: DrawBet; readonly odds: number } | undefined;
  /** The stake of a purchase that was not answered. */
  readonly kept: number | undefined;
  /** What is typed; the usual stake until then. */
  readonly typed: string | undefined;
  readonly onType: (text: string) => void;
  readonly purchase: Pick<Purchase<never>, 'isBusy' | 'bought' | 'error'>;
  readonly onPlace: (accountId: string, stake: number) => void;
}) {
  const { i18n, navigation } = usePlugin();
  const shown = useOdds();
  const textOf = useBetText();
  const refusalOf = useRefusal();
  const account = depositAccount(useResource(accountsResource, {}).data?.accounts);
  if (account === undefined) {
    return undefined;
  }
  const { currency } = account;
  const { initial } = stakeDefaults({ currency });
  const text = typed ?? amountText({ amount: kept ?? initial, currency });
  const stake = stakeOf(text, currency);
  return (
    <>
      <AmountField
        label={i18n.t('lotto.bets.stake')}
        value={text}
        onChange={onType}
        decimals={currencyExponent(currency)}
        currency={currency}
        quick={USUAL.map((times) => ({
          text: i18n.money(initial * times, currency),
          onPress: () => onType(amountText({ amount: initial * times, currency })),
        }))}
      />
      <output className={styles.summary}>
        {chosen === undefined ? (
          i18n.t('lotto.bets.incomplete')
        ) : (
          <>
            <span>
              {i18n.t('lotto.bets.at', {
                bet: textOf(lottery, chosen.bet),
                odds: shown(priceText(chosen.odds)),
              })}
            </span>
            {stake === undefined ? undefined : (
              <strong>
                {i18n.t('lotto.bets.returns', {
                  amount: i18n.money(drawBetReturn(stake, chosen.odds), currency),
                })}
              </strong>
            )}
          </>
        )}
      </output>
      <div className={styles.foot}>
        {error === undefined ? undefined : <NoticeBanner tone="danger" text={refusalOf(error)} />}
        {bought === undefined ? (
          <Button
            variant="primary"
            wide
            busy={isBusy}
            disabled={chosen === undefined || stake === undefined}
            onClick={() => stake !== undefined && onPlace(account.id, stake)}
          >
            {i18n.t('lotto.bets.place')}
          </Button>
        ) : (
          <>
            <NoticeBanner text={i18n.t('lotto.bets.placed', { id: bought.id })} />
            <Button
              wide
              href={navigation.href({ route: 'lotto', params: { sectionName: 'tickets' } })}
            >
              {i18n.t('lotto.tickets')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
