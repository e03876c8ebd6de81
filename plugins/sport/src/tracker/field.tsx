import type { TimelineIncident } from '@touchline/contracts/timeline';
import styles from './tracker.module.css';

/** All fields are drawn in 120 by 60; the home side plays from the start of the line to its end. */
const LINES: Readonly<Record<string, string>> = {
  football:
    'M60 2v56M60 30m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M2 15h14v30H2M118 15h-14v30h14M2 23h5v14H2M118 23h-5v14h5',
  'ice-hockey':
    'M60 2v56M42 2v56M78 2v56M60 30m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M12 2v56M108 2v56M12 26a4 4 0 0 1 0 8M108 26a4 4 0 0 0 0 8',
  basketball:
    'M60 2v56M60 30m-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M2 20h22v20H2M118 20h-22v20h22M2 6h10a24 24 0 0 1 0 48H2M118 6h-10a24 24 0 0 0 0 48h10',
  tennis: 'M60 2v56M2 9h116M2 51h116M30 9v42M90 9v42M30 30h60',
  volleyball: 'M60 2v56M41 2v56M79 2v56',
  cricket: 'M60 30m-22 0a22 16 0 1 0 44 0a22 16 0 1 0-44 0M54 20h12v20H54zM54 24h12M54 36h12',
};
const TABLE = 'M60 2v56';

/** Where the ball is after an incident, of the side that plays towards the end of the line. */
function placeOf({ kind, id, note }: TimelineIncident): readonly [number, number] {
  const isUpper = id % 2 === 0;
  switch (kind) {
    case 'goal':
      return [117, 30];
    case 'corner':
      return [116, isUpper ? 4 : 56];
    case 'shot':
      return note === 'wide' ? [114, isUpper ? 14 : 46] : [note === 'saved' ? 112 : 100, 30];
    case 'points':
      return [isUpper ? 92 : 104, 22 + ((id * 7) % 17)];
    case 'wicket':
    case 'runs':
      return [
        kind === 'runs' ? 30 + ((id * 13) % 60) : 60,
        kind === 'runs' ? 8 + ((id * 7) % 44) : 24,
      ];
    case 'card':
    case 'substitution':
      return [72, isUpper ? 20 : 40];
    default:
      return [60, 30];
  }
}

/** The field of a sport with where the last incident was: a picture of what is reported in words beside it. */
export function Field({
  sport,
  last,
  mirrored,
}: {
  readonly sport: string;
  readonly last: TimelineIncident | undefined;
  /** The home side is on the right, as names are in languages that are written from there. */
  readonly mirrored: boolean;
}) {
  const [along, across] = last === undefined ? [60, 30] : placeOf(last);
  const isAway = last?.side === 'away';
  const x = isAway ? 120 - along : along;
  return (
    <svg
      viewBox="0 0 120 60"
      className={styles.field}
      data-sport={sport}
      data-mirrored={mirrored}
      aria-hidden="true"
    >
      <rect
        x="2"
        y="2"
        width="116"
        height="56"
        rx={sport === 'ice-hockey' ? 14 : sport === 'cricket' ? 28 : 1}
      />
      <path d={LINES[sport] ?? TABLE} />
      {last?.side === undefined ? undefined : (
        <g key={last.id} data-side={last.side}>
          {last.kind === 'points' || last.kind === 'runs' ? undefined : (
            <path className={styles.run} d={`M60 30L${x} ${across}`} />
          )}
          <circle className={styles.ring} cx={x} cy={across} r="5" />
          <circle className={styles.ball} cx={x} cy={across} r="2.2" />
        </g>
      )}
    </svg>
  );
}

/** Which side pressed when. */
export function Momentum({
  bars,
  label,
}: {
  readonly bars: readonly number[];
  readonly label: string;
}) {
  const most = Math.max(4, ...bars.map(Math.abs));
  const width = 120 / Math.max(bars.length, 20);
  return (
    <svg
      viewBox="0 0 120 24"
      preserveAspectRatio="none"
      className={styles.momentum}
      role="img"
      aria-label={label}
    >
      <path d="M0 12h120" />
      {bars.map((bar, at) => {
        const height = (Math.abs(bar) / most) * 11;
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
            key={at}
            data-side={bar >= 0 ? 'home' : 'away'}
            x={at * width}
            y={bar >= 0 ? 12 - height : 12}
            width={width * 0.8}
            height={height}
          />
        );
      })}
    </svg>
  );
}
