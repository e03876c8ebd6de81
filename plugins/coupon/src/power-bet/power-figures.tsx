import type { Bet } from '@touchline/contracts/betting';
import { usePlugin, useOdds } from '@touchline/plugin-api';
import { Money } from '@touchline/ui';
import type { PowerBet } from './use-power-bet.ts';
import styles from './power-bet.module.css';

/** What the bet is worth, what is staked with it, and what may come of it, beside what was before. */
export function PowerFigures({ bet, power }: { readonly bet: Bet; readonly power: PowerBet }) {
  const { i18n } = usePlugin();
  const shown = useOdds();
  const { agreed, stake, figures } = power;
  const money = (amount: number) => i18n.money(amount, bet.currency);
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{i18n.t('power.value', { stake: money(bet.stake) })}</dt>
        <dd>
          {agreed?.before === undefined ? undefined : <s>{money(agreed.before)}</s>}{' '}
          <Money text={money(agreed?.amount ?? 0)} />
        </dd>
      </div>
      <div>
        <dt>{i18n.t('power.newStake')}</dt>
        <dd data-figure="stake">
          <Money text={money(stake)} />
        </dd>
      </div>
      <div>
        <dt>{i18n.t('totalOdds')}</dt>
        <dd>
          {figures === undefined || figures.odds === bet.totalOdds ? undefined : (
            <s>{shown(bet.totalOdds)}</s>
          )}{' '}
          {figures === undefined ? '–' : shown(figures.odds)}
        </dd>
      </div>
      <div>
        <dt>{i18n.t('possibleReturn')}</dt>
        <dd data-figure="possible-return">
          <s>{money(bet.possibleReturn)}</s>{' '}
          <Money text={money(figures?.possibleReturn ?? 0)} strong />
        </dd>
      </div>
    </dl>
  );
}
