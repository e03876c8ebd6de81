import type { OperatorSupportRequest } from '@touchline/contracts/support';
import { Facts } from '../app/facts.tsx';
import { useTexts } from '../texts/texts-context.ts';
import styles from './support.module.css';

/** A request to Support, with what was written in turn. */
export function RequestFacts({ request }: { readonly request: OperatorSupportRequest }) {
  const { t, ago, moment } = useTexts();
  const { id, playerId, topic, payment, updatedAt, messages } = request;
  const facts = {
    request: id,
    player: playerId,
    topic: t(`support.topics.${topic}`),
    ...(payment !== undefined && {
      subject: [
        t(`support.payment.${payment.topic}`),
        payment.subTopic === undefined ? payment.paymentId : t(`support.sub.${payment.subTopic}`),
      ].join(': '),
    }),
    waiting: `${moment(updatedAt)} (${ago(updatedAt)})`,
  };
  return (
    <>
      <Facts facts={facts} nameOf={(fact) => t(`support.fact.${fact}`)} />
      <ol className={styles.messages}>
        {messages.map(({ author, text, writtenAt }) => (
          <li key={`${author}-${writtenAt}`} data-author={author}>
            <p className={styles.muted}>
              {t(`support.author.${author}`)} · {moment(writtenAt)}
            </p>
            <p className={styles.text} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
