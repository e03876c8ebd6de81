import { bonusRules } from '@touchline/domain/bonus-games';
import { usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import styles from './board.module.css';
import { Face } from './faces.tsx';
import type { Tries } from './use-tries.ts';

const { tiles: SECTORS } = bonusRules('fortuna-bonus');
const SECTOR = 360 / SECTORS.length;
const TURNS = 4;
const RADIUS = 96;
const HALF = (SECTOR / 2 / 180) * Math.PI;
const EDGE = { x: RADIUS * Math.sin(HALF), y: -RADIUS * Math.cos(HALF) };
const SHAPE = `M0 0L${-EDGE.x} ${EDGE.y}A${RADIUS} ${RADIUS} 0 0 1 ${EDGE.x} ${EDGE.y}z`;

/** The wheel: it turns until the sector that was drawn is under the mark. */
export function Wheel({
  tries: { shown, pending, isOpen, open },
  onStopped,
}: {
  readonly tries: Pick<Tries, 'shown' | 'pending' | 'isOpen' | 'open'>;
  /** The wheel has come to rest. */
  readonly onStopped: () => void;
}) {
  const { i18n } = usePlugin();
  const sector = shown.opened[0]?.at;
  const angle = sector === undefined ? 0 : TURNS * 360 - sector * SECTOR;
  return (
    <div className={styles.wheel}>
      <svg viewBox="-104 -108 208 212" className={styles.disc} aria-hidden="true">
        <g
          className={styles.turning}
          data-turning={sector !== undefined}
          style={{ transform: `rotate(${angle}deg)` }}
          onTransitionEnd={onStopped}
        >
          <circle className={styles.rim} r="101" />
          {SECTORS.map((tile, at) => (
            // A sector has no other name than its place on the wheel.
            // oxlint-disable-next-line react/no-array-index-key
            <g key={at} transform={`rotate(${at * SECTOR})`}>
              <path className={styles.sector} data-tile={tile} d={SHAPE} />
              <g transform="translate(-8 -92) scale(.667)">
                <Face tile={tile} />
              </g>
            </g>
          ))}
          <circle className={styles.hub} r="16" />
        </g>
        <path className={styles.pointer} d="M-9-107H9L0-88z" />
      </svg>
      <Button
        variant="primary"
        size="large"
        busy={pending !== undefined}
        aria-disabled={!isOpen}
        onClick={() => {
          if (isOpen) {
            open(0);
          }
        }}
      >
        {i18n.t('bonus.spin')}
      </Button>
    </div>
  );
}
