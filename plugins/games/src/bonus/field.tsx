import { type BonusGame, bonusRules } from '@touchline/domain/bonus-games';
import { usePlugin } from '@touchline/plugin-api';
import type { KeyboardEvent } from 'react';
import { Back } from './backs.tsx';
import styles from './board.module.css';
import { Face } from './faces.tsx';
import type { Tries } from './use-tries.ts';

const COLUMNS: Readonly<Partial<Record<BonusGame, number>>> = { 'safe-bonus': 5 };
const USUAL_COLUMNS = 4;

/** Arrows move the focus over the places as over a table, in the direction in which it is read. */
function moveFocus(event: KeyboardEvent<HTMLElement>, columns: number): void {
  const board = event.currentTarget.closest('ul');
  if (board === null) {
    return;
  }
  const forward = getComputedStyle(board).direction === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: -columns,
    ArrowDown: columns,
    ArrowLeft: -forward,
    ArrowRight: forward,
  };
  const places = [...board.querySelectorAll('button')];
  const at = places.findIndex((place) => place === event.currentTarget);
  const step = steps[event.key];
  if (at >= 0 && step !== undefined) {
    event.preventDefault();
    places[at + step]?.focus();
  }
}

/** The covered places of a game. What was left is shown, faint, once the try has ended. */
export function Field({
  game,
  tries: { shown, pending, isOpen, open },
}: {
  readonly game: BonusGame;
  readonly tries: Pick<Tries, 'shown' | 'pending' | 'isOpen' | 'open'>;
}) {
  const { i18n } = usePlugin();
  const { tiles } = bonusRules(game);
  const columns = COLUMNS[game] ?? USUAL_COLUMNS;
  return (
    <ul className={styles.field} data-columns={columns} aria-label={i18n.t('bonus.field')}>
      {tiles.map((_tile, place) => {
        const opened = shown.opened.find((each) => each.place === place)?.tile;
        const tile = opened ?? tiles[shown.ended?.field[place] ?? -1];
        const isPressable = isOpen && opened === undefined;
        const number = place + 1;
        return (
          // A place has no other name than its number.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <button
              type="button"
              className={styles.place}
              data-open={tile !== undefined}
              data-rest={tile !== undefined && opened === undefined}
              data-pending={pending === place}
              aria-disabled={!isPressable || pending !== undefined}
              aria-label={
                tile === undefined
                  ? i18n.t('bonus.place', { number })
                  : i18n.t(opened === undefined ? 'bonus.placeWas' : 'bonus.placeIs', {
                      number,
                      tile: i18n.t(`bonus.tile.${tile}`),
                    })
              }
              onKeyDown={(event) => moveFocus(event, columns)}
              onClick={() => {
                if (isPressable) {
                  open(place);
                }
              }}
            >
              <svg className={styles.art} viewBox="0 0 24 24" aria-hidden="true">
                {tile === undefined ? <Back game={game} place={place} /> : <Face tile={tile} />}
              </svg>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
