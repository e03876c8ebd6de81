import type { BonusTerms } from '@touchline/contracts/bonus-games';
import {
  BONUS_PRIZES,
  type BonusGame,
  bonusChances,
  bonusRules,
} from '@touchline/domain/bonus-games';
import { useOdds, usePlugin } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { useMemo } from 'react';
import styles from './bonus.module.css';

/** What a game gives, how often, and on which terms. */
export function Prizes({
  game,
  terms,
}: {
  readonly game: BonusGame;
  /** What the prizes are for the player. */
  readonly terms: BonusTerms | undefined;
}) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  const chances = useMemo(() => bonusChances(bonusRules(game)), [game]);
  const percent = new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    maximumSignificantDigits: 2,
  });
  return (
    <Card>
      <section className={styles.section}>
        <h2 className={styles.heading}>{i18n.t('bonus.prizes')}</h2>
        <p className={styles.text}>{i18n.t(`bonus.how.${game}`)}</p>
        <table className={styles.prizes}>
          <thead>
            <tr>
              <th scope="col">{i18n.t('bonus.prize')}</th>
              <th scope="col">{i18n.t('bonus.chance')}</th>
            </tr>
          </thead>
          <tbody>
            {BONUS_PRIZES.filter((prize) => chances[prize].numerator > 0n).map((prize) => {
              const { numerator, denominator } = chances[prize];
              return (
                <tr key={prize}>
                  <td>
                    {i18n.t(`bonus.tile.${prize}`)}
                    {terms === undefined || prize === 'nothing' || prize === 'try'
                      ? undefined
                      : `: ${i18n.money(terms[prize], terms.currency)}`}
                  </td>
                  <td>{percent.format(Number(numerator) / Number(denominator))}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <ul className={styles.terms}>
          <li>{i18n.t('bonus.termFree')}</li>
          {terms === undefined ? undefined : (
            <>
              <li>{i18n.t('bonus.termDays', { count: terms.days })}</li>
              <li>{i18n.t('bonus.termCoef', { price: odds(terms.minCoef) })}</li>
            </>
          )}
          <li>{i18n.t('bonus.termUnfinished')}</li>
        </ul>
      </section>
    </Card>
  );
}
