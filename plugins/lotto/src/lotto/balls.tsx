import type { LotteryDraw } from '@touchline/contracts/lottery';
import { usePlugin } from '@touchline/plugin-api';
import styles from './lotto.module.css';

/** The numbers of a draw, or of a ticket with those that were drawn marked. */
export function Balls({
  fields,
  bonus,
  drawn,
}: {
  readonly fields: readonly (readonly number[])[];
  readonly bonus?: number | undefined;
  readonly drawn?: LotteryDraw['numbers'];
}) {
  const { i18n } = usePlugin();
  return (
    <span className={styles.balls} dir="ltr">
      {fields.flatMap((numbers, field) =>
        numbers.map((number) => (
          <span
            // A number may be in several fields.
            key={`${field}-${number}`}
            className={styles.ball}
            data-field={field % 2}
            data-hit={drawn?.fields[field]?.includes(number)}
          >
            {number}
          </span>
        )),
      )}
      {bonus === undefined ? undefined : (
        <span className={styles.bonus}>{i18n.t('lotto.bonus', { number: bonus })}</span>
      )}
    </span>
  );
}
