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
import { pages } from './texts/texts.ts';
import { SlipBody, SlipFoot } from './slip-body.tsx';
import slipStyles from './slip-body.module.css';

const { frame } = pages;
const [home = '', live = '', slip = '', casino = '', menu = ''] = frame.bar;

const NAVIGATION = [
  { text: home, path: homeIcon, current: true },
  { text: live, path: liveIcon, badge: '64' },
  { text: slip, path: ticketIcon, badge: '3' },
  { text: casino, path: casinoIcon },
  { text: menu, path: menuIcon },
];

function Header() {
  return (
    <header data-slot="header">
      <div className={styles.header}>
        <a href="#home" className={styles.brand}>
          touch<b>line</b>
        </a>
        <nav aria-label={frame.main} className={styles.links}>
          {frame.places.map((text, index) => (
            <a key={text} href={`#${text}`} aria-current={index === 0 ? 'page' : undefined}>
              {text}
            </a>
          ))}
        </nav>
        <IconButton label={frame.search} path={searchIcon} size={24} />
        <a href="#wallet" className={styles.balance} aria-label={`${frame.balance} ${frame.money}`}>
          <Money text={frame.money} strong />
        </a>
        <Button variant="primary" size="small">
          {frame.deposit}
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
      <aside data-slot="left" aria-label={frame.tree}>
        <nav aria-label={frame.tree} className={styles.tree}>
          {SPORTS.map(({ id, name, count }) => (
            <a key={id} href={`#${name}`}>
              <SportIcon sportId={id} />
              <span>{name}</span>
              <small>{count}</small>
            </a>
          ))}
        </nav>
      </aside>
      <aside data-slot="right" aria-label={frame.slip}>
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
              {frame.accumulator} <b>9.41</b>
            </span>
            <span className={styles.return}>
              {frame.stake} · <b>{frame.returns}</b>
            </span>
            <Icon path={chevronUpIcon} />
          </button>
        </div>
      )}
      <div data-slot="bottom-nav">
        <nav aria-label={frame.main} className={styles.bottom}>
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
