import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Panel } from '../app/page.tsx';
import { PageSteps } from '../app/page-steps.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { usePages } from '../app/use-pages.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './players.module.css';

/** The first part of every query about players: a change invalidates them all. */
export const PLAYER_KEY = 'player';

/** Rows of a block, and where the next ones start. */
interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor?: string | undefined;
}

interface PagedBlockProps<Row> {
  readonly playerId: string;
  /** The block's name in the texts: `players.<name>`. */
  readonly name: string;
  readonly read: (cursor: string | undefined) => Promise<Rows<Row>>;
  readonly keyOf: (row: Row) => string;
  readonly render: (row: Row) => ReactNode;
  /** What can be done, above the rows. */
  readonly children?: ReactNode;
}

/** A block of a player's page: the latest rows of something, page by page. */
export function PagedBlock<Row>(props: PagedBlockProps<Row>) {
  const { playerId, name, read, keyOf, render, children } = props;
  const { t, language } = useTexts();
  const { cursor, stepsFrom } = usePages();
  const loaded = useQuery({
    queryKey: [PLAYER_KEY, playerId, name, cursor, language],
    queryFn: () => read(cursor),
  });
  const { rows, nextCursor } = loaded.data ?? {};
  const { showPrevious, showNext } = stepsFrom(nextCursor);
  return (
    <Panel title={t(`players.${name}.title`)}>
      {children}
      <Failure of={loaded} />
      <Loading of={loaded} />
      {rows?.length === 0 && <p className={styles.muted}>{t(`players.${name}.none`)}</p>}
      {rows !== undefined && rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={keyOf(row)} className={styles.row}>
              {render(row)}
            </li>
          ))}
        </ul>
      )}
      <PageSteps showNewer={showPrevious} showOlder={showNext} size="small" />
    </Panel>
  );
}
