import type { PlayerAct } from '@touchline/contracts/operator';
import { readPlayerAudit } from '../api/player-requests.ts';
import { useTexts } from '../texts/texts-context.ts';
import { PagedBlock } from './paged-block.tsx';
import styles from './players.module.css';

/** What an act changed, as it is recorded. */
function valuesOf({ before, after }: PlayerAct): string {
  return [before, after]
    .filter((value) => value !== undefined)
    .map((value) => JSON.stringify(value))
    .join(' → ');
}

/** Everything in the audit log about a player: what operators did, and what the player did. */
export function AuditBlock({ playerId }: { readonly playerId: string }) {
  const { moment } = useTexts();
  const self = `player:${playerId}`;
  return (
    <PagedBlock
      playerId={playerId}
      name="audit"
      read={async (cursor) => {
        const { acts, nextCursor } = await readPlayerAudit({ playerId, cursor });
        return { rows: acts, nextCursor };
      }}
      keyOf={({ position }) => position}
      render={(act) => (
        <>
          <div className={styles.line}>
            <bdi className={styles.main}>{act.action}</bdi>
            <span className={styles.muted}>
              <bdi>{act.actor}</bdi> · {moment(act.at)}
            </span>
          </div>
          {act.subject !== self && (
            <p className={styles.muted}>
              <bdi>{act.subject}</bdi>
            </p>
          )}
          {act.reason !== undefined && (
            <p>
              <bdi>{act.reason}</bdi>
            </p>
          )}
          {valuesOf(act) !== '' && (
            <p className={styles.values} dir="ltr">
              {valuesOf(act)}
            </p>
          )}
        </>
      )}
    />
  );
}
