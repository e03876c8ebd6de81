import { useState } from 'react';
import {
  Card,
  Chip,
  ChipBar,
  Crest,
  IconButton,
  LiveBadge,
  PriceButton,
  SectionHeader,
} from '@touchline/ui';
import { starIcon, starOutlineIcon } from '@touchline/ui/icons';
import { Frame } from './frame.tsx';
import { filled, pages } from './texts/texts.ts';
import styles from './event.module.css';

const { list, match, teams } = pages;
const lines = (line: string) => ({
  over: filled(match.over, { line }),
  under: filled(match.under, { line }),
});

interface GalleryMarket {
  readonly title: string;
  readonly rows: readonly (readonly (readonly [name: string, price: string | undefined])[])[];
  readonly suspended?: string;
}

const MARKETS: readonly GalleryMarket[] = [
  {
    title: match.result,
    rows: [
      [
        [teams.arsenal, '1.28'],
        [match.draw, '5.40'],
        [teams.brighton, '11.50'],
      ],
    ],
  },
  {
    title: match.double,
    rows: [
      [
        ['1X', '1.04'],
        ['12', '1.16'],
        ['X2', '3.65'],
      ],
    ],
  },
  {
    title: match.total,
    rows: [
      [
        [lines('3.5').over, '1.72'],
        [lines('3.5').under, '2.08'],
      ],
      [
        [lines('4.5').over, '3.10'],
        [lines('4.5').under, '1.34'],
      ],
      [
        [lines('5.5').over, '6.75'],
        [lines('5.5').under, '1.08'],
      ],
    ],
  },
  {
    title: match.next,
    rows: [
      [
        [teams.arsenal, '1.95'],
        [match.none, '2.75'],
        [teams.brighton, '3.90'],
      ],
    ],
    suspended: match.danger,
  },
  {
    title: match.both,
    rows: [
      [
        [match.yes, undefined],
        [match.no, undefined],
      ],
    ],
  },
];

export function EventPage() {
  const [group, setGroup] = useState(match.names[1]);
  return (
    <Frame>
      <div className={styles.board}>
        <p className={styles.where}>{match.where}</p>
        <h1 className={styles.sides}>
          <span>
            <Crest name={teams.arsenal} size={48} />
            {teams.arsenal}
          </span>
          <b className={styles.score}>
            {match.score}
            <small>{match.halves}</small>
          </b>
          <span>
            <Crest name={teams.brighton} size={48} />
            {teams.brighton}
          </span>
        </h1>
        <p className={styles.clock}>
          <LiveBadge text={list.badge} /> {list.times[0]}
        </p>
      </div>
      <ChipBar label={match.groups}>
        {match.names.map((text) => (
          <Chip key={text} selected={text === group} onClick={() => setGroup(text)}>
            {text}
          </Chip>
        ))}
      </ChipBar>
      <div className={styles.markets}>
        {MARKETS.map((market) => (
          <Market key={market.title} market={market} />
        ))}
      </div>
    </Frame>
  );
}

function Market({ market }: { market: GalleryMarket }) {
  const [open, setOpen] = useState(true);
  const [starred, setStarred] = useState(false);
  const [pressed, setPressed] = useState(lines('3.5').over);
  return (
    <Card>
      <SectionHeader
        title={market.title}
        size="medium"
        expanded={open}
        onToggle={() => setOpen(!open)}
        action={
          <IconButton
            label={filled(match.favourite, { name: market.title })}
            path={starred ? starIcon : starOutlineIcon}
            pressed={starred}
            onClick={() => setStarred(!starred)}
          />
        }
      />
      {open &&
        market.rows.map((row) => (
          <div
            key={row[0]![0]}
            style={{
              display: 'grid',
              gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(6rem, ${100 / row.length}% - 8px)), 1fr))`,
              gap: 8,
              marginBlockEnd: 8,
            }}
          >
            {row.map(([name, price]) => (
              <PriceButton
                key={name}
                outcomeId={`1042~${market.title}~${name}`}
                label={`${market.title}, ${name}, ${market.suspended ?? price ?? match.noPrice}`}
                name={name}
                price={price}
                suspended={market.suspended}
                selected={pressed === name}
                onPress={() => setPressed(name)}
              />
            ))}
          </div>
        ))}
    </Card>
  );
}
