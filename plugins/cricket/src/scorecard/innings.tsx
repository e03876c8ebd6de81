import type { CricketInnings } from '@touchline/contracts/cricket';
import { Link, usePlugin } from '@touchline/plugin-api';
import { DataTable, type TableColumn } from '@touchline/ui/parts';
import { outText } from './commentary.tsx';
import { rateText } from './rate.ts';
import styles from './scorecard.module.css';

type Batter = CricketInnings['batting'][number];
type Bowler = CricketInnings['bowling'][number];

/** A player, the way to their page. */
function Player({ id, name }: { readonly id: number; readonly name: string }) {
  return (
    <Link to={{ route: 'cricketPlayerInfo', params: { id: String(id) } }} className={styles.player}>
      <bdi>{name}</bdi>
    </Link>
  );
}

/** A batter, and how they were out. */
function BatterCell({ id, name, out }: Batter) {
  const { i18n } = usePlugin();
  return (
    <>
      <Player id={id} name={name} />
      <span className={styles.out}>
        {out === undefined ? i18n.t('notOut') : <bdi dir="ltr">{outText(out, i18n)}</bdi>}
      </span>
    </>
  );
}

const batterCell = (row: Batter) => <BatterCell {...row} />;
const playerCell = (row: Bowler) => <Player id={row.id} name={row.name} />;

function useFigure() {
  const { i18n } = usePlugin();
  return <Row,>(key: string, cell: (row: Row) => string | number): TableColumn<Row> => ({
    key,
    title: i18n.t(`column.${key}`),
    cell,
    isFigure: true,
  });
}

function Batting({ innings }: { readonly innings: CricketInnings }) {
  const { i18n } = usePlugin();
  const figure = useFigure();
  const columns: readonly TableColumn<Batter>[] = [
    {
      key: 'batter',
      title: i18n.t('column.batter'),
      cell: batterCell,
    },
    figure('runs', ({ runs }) => runs),
    figure('balls', ({ balls }) => balls),
    figure('fours', ({ fours }) => fours),
    figure('sixes', ({ sixes }) => sixes),
    figure('strikeRate', ({ runs, balls }) => rateText(runs * 100, balls)),
  ];
  return (
    <DataTable
      caption={i18n.t('batting', { team: innings.team })}
      isCaptionHidden
      columns={columns}
      rows={innings.batting}
      rowKey={({ id }) => id}
      language={i18n.language}
    />
  );
}

function Bowling({ innings }: { readonly innings: CricketInnings }) {
  const { i18n } = usePlugin();
  const figure = useFigure();
  const columns: readonly TableColumn<Bowler>[] = [
    { key: 'bowler', title: i18n.t('column.bowler'), cell: playerCell },
    figure('overs', ({ overs }) => overs),
    figure('maidens', ({ maidens }) => maidens),
    figure('runs', ({ runs }) => runs),
    figure('wickets', ({ wickets }) => wickets),
    figure('economy', ({ runs, overs }) => rateText(runs * 6, ballsOf(overs))),
  ];
  return (
    <DataTable
      caption={i18n.t('bowling', { team: innings.team })}
      isCaptionHidden
      columns={columns}
      rows={innings.bowling}
      rowKey={({ id }) => id}
      language={i18n.language}
    />
  );
}

function ballsOf(overs: string): number {
  const [whole = '0', rest = '0'] = overs.split('.');
  return Number(whole) * 6 + Number(rest);
}

function Partnerships({ innings }: { readonly innings: CricketInnings }) {
  const { i18n } = usePlugin();
  return (
    <section>
      <h4 className={styles.heading}>{i18n.t('partnerships')}</h4>
      <ul className={styles.plain}>
        {innings.partnerships.map(({ batters, runs, balls }, at) => (
          // Stands come in their order, and none goes away.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={styles.line}>
            <bdi>{batters.join(', ')}</bdi>
            <span>{i18n.t('stand', { runs, balls })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fall({ innings }: { readonly innings: CricketInnings }) {
  const { i18n } = usePlugin();
  return innings.fall.length === 0 ? undefined : (
    <section>
      <h4 className={styles.heading}>{i18n.t('fall')}</h4>
      <p className={styles.muted}>
        {innings.fall
          .map(({ batter, runs, overs }, at) =>
            i18n.t('fallen', { score: `${at + 1}-${runs}`, batter, overs }),
          )
          .join(' · ')}
      </p>
    </section>
  );
}

/** One innings in full. */
export function Innings({ innings }: { readonly innings: CricketInnings }) {
  const { i18n } = usePlugin();
  return (
    <div className={styles.innings}>
      <Batting innings={innings} />
      {innings.yetToBat.length === 0 ? undefined : (
        <p className={styles.muted}>
          {i18n.t(innings.isOver ? 'didNotBat' : 'yetToBat', {
            players: innings.yetToBat.map(({ name }) => name).join(', '),
          })}
        </p>
      )}
      <Bowling innings={innings} />
      <Partnerships innings={innings} />
      <Fall innings={innings} />
    </div>
  );
}
