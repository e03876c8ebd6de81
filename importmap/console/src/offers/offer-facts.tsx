import type { OperatorOffer } from '@touchline/contracts/special-offers';
import { languageName } from '@touchline/domain/languages';
import { textIn } from '@touchline/domain/messages';
import { Facts } from '../app/facts.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';
import styles from './offers.module.css';

/** An offer: its texts, what it gives, whom it is for and how many take part. */
export function OfferFacts({
  offer,
  defaultLanguage,
}: {
  readonly offer: OperatorOffer;
  readonly defaultLanguage: string;
}) {
  const { t, moment, number, language } = useTexts();
  const { texts, freeBet, currency, minCoef, days, countries, levels } = offer;
  const text = textIn(texts, { language, fallback: defaultLanguage });
  const audience = [
    countries?.join(', '),
    levels?.map((level) => t(`offers.levels.${level}`)).join(', '),
  ].filter((part) => part !== undefined);
  const facts = {
    status: t(`offers.statuses.${offer.status}`),
    freeBet: moneyText({ amount: freeBet, currency, language }),
    ...(minCoef !== undefined && { minCoef }),
    days: number(days),
    audience: audience.length === 0 ? t('broadcasts.all') : audience.join(' · '),
    entries: number(offer.entries),
    startsAt: moment(offer.startsAt),
    endsAt: moment(offer.endsAt),
    languages: Object.keys(texts).map(languageName).join(', '),
    author: offer.createdBy,
  };
  return (
    <>
      <h2 className={styles.name} dir="auto">
        {text?.title}
      </h2>
      <p className={styles.text} dir="auto">
        {text?.text}
      </p>
      <p className={styles.terms} dir="auto">
        {text?.terms}
      </p>
      <Facts facts={facts} nameOf={(fact) => t(`offers.fact.${fact}`)} />
    </>
  );
}
