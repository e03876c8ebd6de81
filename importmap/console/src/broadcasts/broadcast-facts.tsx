import type { OperatorBroadcast } from '@touchline/contracts/broadcasts';
import { languageName } from '@touchline/domain/languages';
import { textIn } from '@touchline/domain/messages';
import { Facts } from '../app/facts.tsx';
import { useTexts } from '../texts/texts-context.ts';
import styles from './broadcasts.module.css';

/** Whom a broadcast is for, in words. */
function useAudienceText() {
  const { t } = useTexts();
  return ({ audience }: OperatorBroadcast): string => {
    const { playerId, countries, languages, currencies, standing } = audience;
    const parts = [
      playerId,
      ...[countries, languages, currencies].map((list) => list?.join(', ')),
      standing && t(`broadcasts.standings.${standing}`),
    ].filter((part) => part !== undefined);
    return parts.length === 0 ? t('broadcasts.all') : parts.join(' · ');
  };
}

/** A broadcast: its message, whom it is for and how far it came. */
export function BroadcastFacts({
  broadcast,
  defaultLanguage,
}: {
  readonly broadcast: OperatorBroadcast;
  readonly defaultLanguage: string;
}) {
  const { t, moment, number, language } = useTexts();
  const audienceText = useAudienceText();
  const { kind, status, delivered, texts, sendAt, endsAt, createdBy } = broadcast;
  const text = textIn(texts, { language, fallback: defaultLanguage });
  const facts = {
    status: t(`broadcasts.statuses.${status}`),
    kind: t(`broadcasts.kinds.${kind}`),
    audience: audienceText(broadcast),
    delivered: number(delivered),
    sendAt: moment(sendAt),
    ...(endsAt !== undefined && { endsAt: moment(endsAt) }),
    languages: Object.keys(texts).map(languageName).join(', '),
    author: createdBy,
  };
  return (
    <>
      <h2 className={styles.name} dir="auto">
        {text?.title}
      </h2>
      <p className={styles.text} dir="auto">
        {text?.body}
      </p>
      <Facts facts={facts} nameOf={(fact) => t(`broadcasts.fact.${fact}`)} />
    </>
  );
}
