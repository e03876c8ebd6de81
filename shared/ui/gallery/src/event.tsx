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
import styles from './event.module.css';

const GROUPS = ['All', 'Main', 'Totals', 'Handicaps', 'Halves', 'Goals', 'Scorers', 'Corners'];

interface GalleryMarket {
  readonly title: string;
  readonly rows: readonly (readonly (readonly [name: string, price: string | undefined])[])[];
  readonly suspended?: string;
}

const MARKETS: readonly GalleryMarket[] = [
  {
    title: 'Match result',
    rows: [
      [
        ['Arsenal', '1.28'],
        ['Draw', '5.40'],
        ['Brighton & Hove Albion', '11.50'],
      ],
    ],
  },
  {
    title: 'Double chance',
    rows: [
      [
        ['1X', '1.04'],
        ['12', '1.16'],
        ['X2', '3.65'],
      ],
    ],
  },
  {
    title: 'Total goals',
    rows: [
      [
        ['Over 3.5', '1.72'],
        ['Under 3.5', '2.08'],
      ],
      [
        ['Over 4.5', '3.10'],
        ['Under 4.5', '1.34'],
      ],
      [
        ['Over 5.5', '6.75'],
        ['Under 5.5', '1.08'],
      ],
    ],
  },
  {
    title: 'Next goal (4th)',
    rows: [
      [
        ['Arsenal', '1.95'],
        ['None', '2.75'],
        ['Brighton & Hove Albion', '3.90'],
      ],
    ],
    suspended: 'Suspended: dangerous attack',
  },
  {
    title: 'Both teams to score in the 2nd half',
    rows: [
      [
        ['Yes', undefined],
        ['No', undefined],
      ],
    ],
  },
];

export function EventPage() {
  const [group, setGroup] = useState('Main');
  return (
    <Frame>
      <div className={styles.board}>
        <p className={styles.where}>England · Premier League · Round 12</p>
        <h1 className={styles.sides}>
          <span>
            <Crest name="Arsenal" size={48} />
            Arsenal
          </span>
          <b className={styles.score}>
            2–1<small>1st half 1–0</small>
          </b>
          <span>
            <Crest name="Brighton & Hove Albion" size={48} />
            Brighton & Hove Albion
          </span>
        </h1>
        <p className={styles.clock}>
          <LiveBadge text="LIVE" /> 2nd half 67′
        </p>
      </div>
      <ChipBar label="Market groups">
        {GROUPS.map((text) => (
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
  const [pressed, setPressed] = useState('Over 3.5');
  return (
    <Card>
      <SectionHeader
        title={market.title}
        size="medium"
        expanded={open}
        onToggle={() => setOpen(!open)}
        action={
          <IconButton
            label={`Favourite market: ${market.title}`}
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
              gridTemplateColumns: `repeat(${row.length}, minmax(0, 1fr))`,
              gap: 8,
              marginBlockEnd: 8,
            }}
          >
            {row.map(([name, price]) => (
              <PriceButton
                key={name}
                outcomeId={`1042~${market.title}~${name}`}
                label={`${market.title}, ${name}, ${market.suspended ?? price ?? 'no price'}`}
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
