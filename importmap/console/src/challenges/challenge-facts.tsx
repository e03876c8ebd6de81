import type { OperatorChallenge } from '@touchline/contracts/challenges';
import { languageName } from '@touchline/domain/languages';
import { textIn } from '@touchline/domain/messages';
import { Facts } from '../app/facts.tsx';
import styles from '../offers/offers.module.css';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';
import { useWeekdays } from './use-weekdays.ts';

/** Figures from left to right, also in text of the other direction. */
const apart = (figures: string) => `\u2066${figures}\u2069`;

/** A challenge: its goal, its days and what it brings, who has joined and what was paid. */
export function ChallengeFacts({
  challenge,
  defaultLanguage,
}: {
  readonly challenge: OperatorChallenge;
  readonly defaultLanguage: string;
}) {
  const { t, number, language } = useTexts();
  const weekday = useWeekdays();
  const { texts, goal, target, multiplier, purses, weekdays, countries, state } = challenge;
  const text = textIn(texts, { language, fallback: defaultLanguage });
  const sums = (amounts: Readonly<Record<string, number>>) =>
    Object.entries(amounts)
      .map(([currency, amount]) => moneyText({ amount, currency, language }))
      .join(' · ');
  const facts = {
    state: t(`challenges.states.${state === 'running' && challenge.isOver ? 'over' : state}`),
    goal: t(`challenges.goals.${goal}`),
    target: number(target),
    ...(multiplier !== undefined && { multiplier: apart(`${number(multiplier / 100)}×`) }),
    games: challenge.games.join(', '),
    purses: purses
      .map(({ currency, minStake, prize, places }) =>
        t('challenges.purse', {
          prize: moneyText({ amount: prize, currency, language }),
          places: number(places),
          minStake: moneyText({ amount: minStake, currency, language }),
        }),
      )
      .join(' · '),
    weekdays: weekdays.length === 7 ? t('challenges.everyDay') : weekdays.map(weekday).join(', '),
    days: apart(`${challenge.firstDay} – ${challenge.lastDay}`),
    audience: countries === undefined ? t('broadcasts.all') : countries.join(', '),
    ...(state !== 'draft' && {
      entries: number(challenge.entries),
      winners: number(challenge.winners),
      reserved: sums(challenge.reserved),
      paid: sums(challenge.paid),
    }),
    languages: Object.keys(texts).map(languageName).join(', '),
    author: challenge.createdBy,
  };
  return (
    <>
      <h2 className={styles.name} dir="auto">
        {text?.title}
      </h2>
      <Facts facts={facts} nameOf={(fact) => t(`challenges.fact.${fact}`)} />
    </>
  );
}
