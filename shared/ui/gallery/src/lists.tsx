import {
  Avatar,
  DataTable,
  Flag,
  ListRow,
  Menu,
  PageHeader,
  SubHeader,
  TileGrid,
  Tile,
  Timeline,
  TimelineEntry,
  type TableColumn,
} from '@touchline/ui/parts';
import { Badge, Button, Chip, ChipBar, Icon, Money } from '@touchline/ui';
import { footballIcon, logOutIcon, shieldIcon } from '@touchline/ui/icons';
import styles from './board.module.css';
import { language, texts } from './texts/texts.ts';

interface Bet {
  readonly id: number;
  readonly event: string;
  readonly placed: string;
  readonly stake: number;
  readonly odds: number;
  readonly paid?: number;
}

const BETS: readonly Bet[] = [
  { id: 1, event: texts.match, placed: '2026-11-21', stake: 10, odds: 9.41 },
  { id: 2, event: texts.leagues[1]!, placed: '2026-11-20', stake: 5, odds: 1.85, paid: 9.25 },
  { id: 3, event: texts.leagues[2]!, placed: '2026-11-18', stake: 25, odds: 2.4, paid: 0 },
];

const money = new Intl.NumberFormat(`${language}-u-nu-latn`, {
  style: 'currency',
  currency: 'EUR',
});
const date = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
  dateStyle: 'medium',
  timeZone: 'UTC',
});

function statusOf({ paid }: Bet) {
  if (paid === undefined) return <Badge tone="warning">{texts.pending}</Badge>;
  return paid > 0 ? (
    <Badge tone="success">{texts.won}</Badge>
  ) : (
    <Badge tone="danger">{texts.lost}</Badge>
  );
}

const COLUMNS: readonly TableColumn<Bet>[] = [
  { key: 'event', title: texts.event, cell: ({ event }) => event, sortBy: ({ event }) => event },
  {
    key: 'placed',
    title: texts.placed,
    cell: ({ placed }) => date.format(Date.parse(placed)),
    sortBy: ({ placed }) => placed,
    firstDirection: 'descending',
  },
  { key: 'status', title: texts.status, cell: statusOf },
  {
    key: 'stake',
    title: texts.stake,
    cell: ({ stake }) => <Money text={money.format(stake)} />,
    sortBy: ({ stake }) => stake,
    isFigure: true,
  },
  { key: 'odds', title: texts.odds, cell: ({ odds }) => odds.toFixed(2), isFigure: true },
  {
    key: 'paid',
    title: texts.paid,
    cell: ({ paid }) => (paid === undefined ? '–' : <Money text={money.format(paid)} strong />),
    sortBy: ({ paid }) => paid,
    isFigure: true,
  },
];

/** A page of the account: its heading, tables, lists and what happened. */
export function ListsPage() {
  return (
    <main className={styles.board}>
      <PageHeader
        title={texts.history}
        parent={{ title: texts.account, href: '#office' }}
        intro={texts.historyIntro}
        action={<Button size="small">{texts.export}</Button>}
        tabs={{
          label: texts.bets,
          items: [
            { text: texts.tabOpen, href: '#open', count: 7 },
            { text: texts.tabSettled, href: '#settled', current: true },
            { text: texts.tabCashed, href: '#cashed' },
          ],
        }}
      />
      <SubHeader bleed>
        <ChipBar label={texts.sport}>
          <Chip selected>{texts.all}</Chip>
          <Chip count={12}>{texts.football}</Chip>
          <Chip count={3}>{texts.tennis}</Chip>
        </ChipBar>
      </SubHeader>
      <DataTable
        caption={texts.bets}
        columns={COLUMNS}
        rows={BETS}
        rowKey={({ id }) => id}
        language={language}
        initialSort={{ column: 'placed', direction: 'descending' }}
      />
      <Menu label={texts.account}>
        <ListRow
          icon={<Avatar name={texts.player} />}
          title={texts.player}
          text="ID 100482"
          href="#profile"
        />
        <ListRow icon={<Icon path={shieldIcon} />} title={texts.limits} href="#limits" current />
        <ListRow
          icon={<Flag country="gb-eng" size={24} />}
          title={texts.leagues[0]}
          text={texts.countries[0]}
          end={<Badge>14</Badge>}
          href="#league"
        />
        <ListRow
          icon={<Icon path={logOutIcon} />}
          title={texts.signOut}
          tone="danger"
          onClick={() => undefined}
        />
      </Menu>
      <Timeline label={texts.timeline}>
        <TimelineEntry
          time="67′"
          title={texts.goal}
          text={texts.home}
          tone="live"
          icon={<Icon path={footballIcon} size={16} />}
          current
        />
        <TimelineEntry time="46′" title={texts.secondHalf} />
        <TimelineEntry time="31′" title={texts.yellow} text={texts.away} tone="warning" />
        <TimelineEntry
          time="12′"
          title={texts.goal}
          text={texts.away}
          icon={<Icon path={footballIcon} size={16} />}
        />
      </Timeline>
      <TileGrid label={texts.competitions}>
        {texts.leagues.map((name, index) => (
          <Tile key={name} title={name} href={`#l${index}`} text={texts.countries[index]} />
        ))}
      </TileGrid>
    </main>
  );
}
