import type { BoardRow, PlayerTournament } from '@touchline/contracts/tournaments';
import { usePlugin } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import styles from './promotions.module.css';

/** The ranks of a tournament; players are named by the last digits of their numbers. */
export function Board({
  rows,
  tournament,
}: {
  readonly rows: readonly BoardRow[];
  readonly tournament: PlayerTournament;
}) {
  const { i18n } = usePlugin();
  const { score, currency } = tournament;
  const { format } = new Intl.NumberFormat(`${i18n.language}-u-nu-latn`);
  const scoreOf = (row: BoardRow) =>
    score === 'multiplier' ? `${format(row.score / 100)}×` : format(row.score);
  return (
    <Card>
      <h2 className={styles.title}>{i18n.t('tournaments.board')}</h2>
      {rows.length === 0 ? (
        <p className={styles.muted}>{i18n.t('tournaments.boardEmpty')}</p>
      ) : (
        <table className={styles.board}>
          <thead>
            <tr>
              {(['rank', 'player', 'score', 'prize'] as const).map((column) => (
                <th key={column} scope="col">
                  {i18n.t(`tournaments.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.rank} data-own={row.isOwn}>
                <td>{format(row.rank)}</td>
                <th scope="row">
                  {row.isOwn ? i18n.t('tournaments.you') : <bdi dir="ltr">•••{row.digits}</bdi>}
                </th>
                <td>
                  <bdi>{scoreOf(row)}</bdi>
                </td>
                <td>{row.prize === undefined ? '–' : i18n.money(row.prize, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
