import type { TotoMatch } from '@touchline/contracts/toto';
import type { Toto } from '@touchline/domain/pools';
import { usePlugin } from '@touchline/plugin-api';
import { Chip } from '@touchline/ui';
import { endText, outcomeText } from './outcome-text.ts';
import styles from './toto.module.css';

/** Which match it is: its number, sides, competition and kick-off. */
function Sides({ place, match }: { readonly place: number; readonly match: TotoMatch }) {
  const { i18n } = usePlugin();
  return (
    <>
      <span className={styles.sides}>
        <span className={styles.number}>{place + 1}</span>
        <span>
          <bdi>{match.home.name}</bdi> – <bdi>{match.away.name}</bdi>
        </span>
      </span>
      <span className={styles.about}>
        <bdi>{match.champ.name}</bdi> · {i18n.dateTime(match.startsAt, 'date-time')}
      </span>
    </>
  );
}

/** A match of a coupon that is being filled in. */
export function MatchToMark({
  toto,
  place,
  match,
  marked,
  onToggle,
}: {
  readonly toto: Toto;
  readonly place: number;
  readonly match: TotoMatch;
  readonly marked: readonly number[];
  readonly onToggle: (mark: number) => void;
}) {
  const { i18n } = usePlugin();
  return (
    <li className={styles.match}>
      <fieldset className={styles.marks} data-wide={toto.outcomes.length > 3}>
        <legend>
          <Sides place={place} match={match} />
        </legend>
        {toto.outcomes.map((code, mark) => (
          <Chip key={code} selected={marked.includes(mark)} onClick={() => onToggle(mark)}>
            <bdi>{outcomeText(i18n, code)}</bdi>
          </Chip>
        ))}
      </fieldset>
    </li>
  );
}

/** A match of a ticket or a round that is closed: what is marked, and how it ended. */
export function PlayedMatch({
  toto,
  place,
  match,
  marked,
}: {
  readonly toto: Toto;
  readonly place: number;
  readonly match: TotoMatch;
  readonly marked?: readonly number[] | undefined;
}) {
  const { i18n } = usePlugin();
  const { outcome } = match;
  const stateOf = (mark: number) => {
    if (outcome === undefined) return 'open';
    return outcome === 'void' || outcome === mark ? 'hit' : 'missed';
  };
  return (
    <li className={styles.match}>
      <Sides place={place} match={match} />
      <span className={styles.ended}>
        {marked?.map((mark) => (
          <bdi key={mark} className={styles.mark} data-state={stateOf(mark)}>
            {outcomeText(i18n, toto.outcomes[mark] ?? '')}
          </bdi>
        ))}
        <span className={styles.about}>
          {endText(i18n, outcome, toto.outcomes) ?? i18n.t('toto.undecided')}
        </span>
      </span>
    </li>
  );
}
