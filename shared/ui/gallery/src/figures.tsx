import { Crest } from '@touchline/ui';
import { Avatar, Chart, Flag } from '@touchline/ui/parts';
import styles from './board.module.css';
import { language, texts } from './texts/texts.ts';

const DAY = 86_400;
const FIRST = Date.UTC(2026, 10, 1) / 1000;
const POINTS = Array.from({ length: 24 }, (_, index) => FIRST + index * DAY);
const BALANCE = POINTS.map((_, index) => 120 + 3.4 * index + 22 * Math.sin(index / 2.2));
const DEPOSITS = POINTS.map((_, index) =>
  index < 4 ? undefined : 90 + 20 * Math.floor(index / 7),
);
const SERIES = [
  { name: texts.balance, values: BALANCE, tone: 'winning', isFilled: true },
  { name: texts.deposits, values: DEPOSITS, tone: 'muted' },
] as const;

const dayOf = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const formatPoint = (point: number) => dayOf.format(point * 1000);
const formatValue = (value: number) => `€${value.toFixed(0)}`;

/** Figures as a picture, and what countries, teams and persons are known by. */
export function FiguresPage() {
  return (
    <main className={styles.board}>
      <h1 className={styles.title}>{texts.figures}</h1>
      <Chart
        title={texts.balanceChart}
        summary={texts.balanceSummary}
        points={POINTS}
        series={SERIES}
        formatPoint={formatPoint}
        formatValue={formatValue}
        pointText={texts.day}
        tableText={texts.asTable}
      />
      <div className={styles.row}>
        {['gb-eng', 'es', 'de', 'it', 'fr', 'br', 'ar', 'jp', 'us', 'gb-sct', 'sa', 'xx'].map(
          (country) => (
            <Flag key={country} country={country} size={32} />
          ),
        )}
      </div>
      <div className={styles.row}>
        <Avatar name={texts.player} />
        <Avatar name="Carlos Alcaraz" coloured />
        <Avatar name="Jannik Sinner" coloured size={32} />
        <Avatar name="Iga Świątek" coloured size={24} />
        <Avatar name="Coco Gauff" coloured size={20} />
        <Crest name={texts.home} size={48} />
        <Crest name={texts.away} size={32} />
        <Crest name={texts.leagues[0]!} size={24} />
        <Crest name={texts.leagues[1]!} />
      </div>
    </main>
  );
}
