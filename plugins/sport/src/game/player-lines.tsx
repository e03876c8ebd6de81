import { competitorOf } from '@touchline/domain/markets';
import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { OutcomeButton } from '../event-row/outcome-button.tsx';
import styles from './game.module.css';

/** A market of players: those of each side below its name, the likeliest first, then whatever is of neither. */
export function PlayerLines({
  event,
  marketKey,
}: {
  readonly event: EventView;
  readonly marketKey: string;
}) {
  const { live } = usePlugin();
  const codes = useStore(live.market(`${event.id}~${marketKey}`))?.outcomeCodes ?? [];
  const sideOf = (code: string) => event.players?.find(({ id }) => id === competitorOf(code))?.side;
  const button = (code: string) => (
    <OutcomeButton key={code} event={event} marketKey={marketKey} code={code} naming="full" />
  );
  return (
    <div className={styles.lines}>
      <div className={styles.outcomes}>
        {(['home', 'away'] as const).map((side) => (
          <div key={side} className={styles.score}>
            <bdi className={styles.result}>{event[side].name}</bdi>
            {codes.filter((code) => sideOf(code) === side).map(button)}
          </div>
        ))}
      </div>
      {codes.filter((code) => sideOf(code) === undefined).map(button)}
    </div>
  );
}
