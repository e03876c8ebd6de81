import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@touchline/ui';
import { liveIcon } from '@touchline/ui/icons';
import { isPolled } from '../api/query-client.ts';
import { ViewLink } from '../app/address.tsx';
import { Page } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { useEnvironment } from '../environment/environment-context.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './pages.module.css';

const EVERY_MS = 3_000;

/** Which versions the pages that are open now run on, and how many they are. */
export function PagesView() {
  const { t, number } = useTexts();
  const { map } = useEnvironment();
  const open = useQuery({
    queryKey: [map.environment, 'open pages'],
    refetchInterval: EVERY_MS,
    queryFn: (context) => map.openPages({ isPolling: isPolled(context) }),
  });
  const { pages = 0, versions = [] } = open.data ?? {};
  const plugins = [...new Set(versions.map(({ plugin }) => plugin))].toSorted();
  return (
    <Page
      title={t('pages.title')}
      text={pages > 0 && t('pages.count', { count: pages, shown: number(pages) })}
    >
      <Failure of={open} />
      <Loading of={open} />
      {open.data !== undefined && pages === 0 && (
        <EmptyState path={liveIcon} title={t('pages.none')} text={t('pages.noneText')} />
      )}
      {pages > 0 && (
        <ul className={styles.plugins}>
          {plugins.map((plugin) => (
            <li key={plugin} className={styles.plugin}>
              <ViewLink path={`/sections/${plugin}`} className={styles.name}>
                {plugin}
              </ViewLink>
              <ul className={styles.versions}>
                {versions
                  .filter((one) => one.plugin === plugin)
                  .toSorted((one, other) => other.pages - one.pages)
                  .map((one) => (
                    <li key={one.version}>
                      <bdi>{one.version}</bdi>
                      <progress
                        max={pages}
                        value={one.pages}
                        aria-label={t('pages.share', { version: one.version })}
                      />
                      <b>{number(one.pages)}</b>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
