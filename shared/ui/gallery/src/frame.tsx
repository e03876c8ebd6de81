import type { ReactNode } from 'react';
import { Badge, Button, Icon, IconButton, Money, SportIcon } from '@touchline/ui';
import {
  casinoIcon,
  chevronUpIcon,
  homeIcon,
  liveIcon,
  menuIcon,
  searchIcon,
  ticketIcon,
} from '@touchline/ui/icons';
import { SPORTS } from './fixtures.ts';
import styles from './frame.module.css';
import { SlipBody, SlipFoot } from './slip-body.tsx';
import slipStyles from './slip-body.module.css';

const NAVIGATION = [
  { text: 'Home', path: homeIcon, current: true },
  { text: 'Live', path: liveIcon, badge: '64' },
  { text: 'Slip', path: ticketIcon, badge: '3' },
  { text: 'Casino', path: casinoIcon },
  { text: 'Menu', path: menuIcon },
];

function Header() {
  return (
    <header data-slot="header">
      <div className={styles.header}>
        <a href="#home" className={styles.brand}>
          touch<b>line</b>
        </a>
        <nav aria-label="Main" className={styles.links}>
          {['Sport', 'Live', 'Esports', 'Casino', 'Promotions'].map((text, index) => (
            <a key={text} href={`#${text}`} aria-current={index === 0 ? 'page' : undefined}>
              {text}
            </a>
          ))}
        </nav>
        <IconButton label="Search" path={searchIcon} size={24} />
        <a href="#wallet" className={styles.balance} aria-label="Balance €1,284.50">
          <Money text="€1,284.50" strong />
        </a>
        <Button variant="primary" size="small">
          Deposit
        </Button>
      </div>
    </header>
  );
}

/** The whole page: header, tree, content, slip, bottom navigation. */
export function Frame({ children, slipBar = true }: { children: ReactNode; slipBar?: boolean }) {
  return (
    <>
      <Header />
      <aside data-slot="left" aria-label="Sport tree">
        <nav aria-label="All sports" className={styles.tree}>
          {SPORTS.map(({ id, name, count }) => (
            <a key={id} href={`#${name}`}>
              <SportIcon sportId={id} />
              <span>{name}</span>
              <small>{count}</small>
            </a>
          ))}
        </nav>
      </aside>
      <aside data-slot="right" aria-label="Bet slip">
        <div className={slipStyles['panel']}>
          <SlipBody />
          <SlipFoot />
        </div>
      </aside>
      <main data-outlet="">{children}</main>
      {slipBar && (
        <div data-slot="quick-slip">
          <button type="button" className={styles.slipBar}>
            <Badge tone="accent">3</Badge>
            <span>
              Express <b>9.41</b>
            </span>
            <span className={styles.return}>
              €10.00 → <b>€94.10</b>
            </span>
            <Icon path={chevronUpIcon} />
          </button>
        </div>
      )}
      <div data-slot="bottom-nav">
        <nav aria-label="Sections" className={styles.bottom}>
          {NAVIGATION.map(({ text, path, badge, current }) => (
            <a key={text} href={`#${text}`} aria-current={current ? 'page' : undefined}>
              <Icon path={path} size={24} />
              <span>{text}</span>
              {badge && <small>{badge}</small>}
            </a>
          ))}
        </nav>
      </div>
    </>
  );
}
