import type { OperatorTournament } from '@touchline/contracts/tournaments';
import { languageName } from '@touchline/domain/languages';
import { textIn } from '@touchline/domain/messages';
import { Facts } from '../app/facts.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';
import styles from '../offers/offers.module.css';

/** A tournament: its texts and rules, whom it is for, who takes part and what was paid. */
export function TournamentFacts({
  tournament,
  defaultLanguage,
}: {
  readonly tournament: OperatorTournament;
  readonly defaultLanguage: string;
}) {
  const { t, moment, number, language } = useTexts();
  const { texts, currency, countries, state, isOver, won, paid } = tournament;
  const text = textIn(texts, { language, fallback: defaultLanguage });
  const money = (amount: number) => moneyText({ amount, currency, language });
  const facts = {
    state: t(`tournaments.states.${state === 'open' && isOver ? 'over' : state}`),
    score: t(`tournaments.scores.${tournament.score}`),
    games: tournament.games.join(', '),
    minStake: money(tournament.minStake),
    prizes: tournament.prizes.map(money).join(' · '),
    audience: countries === undefined ? t('broadcasts.all') : countries.join(', '),
    entries: number(tournament.entries),
    startsAt: moment(tournament.startsAt),
    endsAt: moment(tournament.endsAt),
    ...(state === 'closed' && { paid: `${money(paid)} / ${money(won)}` }),
    languages: Object.keys(texts).map(languageName).join(', '),
    author: tournament.createdBy,
  };
  return (
    <>
      <h2 className={styles.name} dir="auto">
        {text?.title}
      </h2>
      <p className={styles.terms} dir="auto">
        {text?.terms}
      </p>
      <Facts facts={facts} nameOf={(fact) => t(`tournaments.fact.${fact}`)} />
    </>
  );
}
