import type { OperatorCall } from '@touchline/contracts/calls';
import { languageName } from '@touchline/domain/languages';
import { Facts } from '../app/facts.tsx';
import { useTexts } from '../texts/texts-context.ts';
import styles from '../support/support.module.css';

/** A call with whom, when and in which language, and the attempts so far. */
export function CallFacts({ call }: { readonly call: OperatorCall }) {
  const { t, ago, moment } = useTexts();
  const { id, playerId, topic, language, window, dueAt, status, phone, takenBy, attempts } = call;
  const facts = {
    call: id,
    player: playerId,
    phone: `\u2066${phone}\u2069`,
    topic: t(`support.topics.${topic}`),
    language: languageName(language),
    window: `${moment(window.from)} – ${moment(window.to)}`,
    ...(status === 'waiting' && { due: `${moment(dueAt)} (${ago(dueAt)})` }),
    ...(status !== 'waiting' && { status: t(`calls.status.${status}`) }),
    ...(takenBy !== undefined && { takenBy }),
  };
  return (
    <>
      <Facts facts={facts} nameOf={(fact) => t(`calls.fact.${fact}`)} />
      {attempts.length > 0 && (
        <ol className={styles.messages}>
          {attempts.map(({ end, at, operator, note }) => (
            <li key={at} data-author="support">
              <p className={styles.muted}>
                {t(`calls.end.${end}`)} · {operator} · {moment(at)}
              </p>
              {note !== '' && (
                <p className={styles.text} dir="auto">
                  {note}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
