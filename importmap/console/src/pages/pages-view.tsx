import { EmptyState, Skeleton } from '@touchline/ui';
import { liveIcon } from '@touchline/ui/icons';
import { useLoaded } from '../api/use-loaded.ts';
import { useLink } from '../app/address.ts';
import { Failure } from '../app/failure.tsx';
import { Page } from '../app/page.tsx';
import { useEnvironment } from '../environment/environment-context.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './pages.module.css';

const EVERY_MS = 3_000;

/** Which versions the pages that are open now run on, and how many they are. */
export function PagesView() {
  const { t, number } = useTexts();
  const link = useLink();
  const { map } = useEnvironment();
  const open = useLoaded({ key: 'open pages', pollEvery: EVERY_MS, load: map.openPages });
  const { pages = 0, versions = [] } = open.value ?? {};
  const plugins = [...new Set(versions.map(({ plugin }) => plugin))].toSorted();
  return (
    <Page
      title={t('pages.title')}
      text={pages > 0 && t('pages.count', { count: pages, shown: number(pages) })}
    >
      <Failure of={open} />
      {open.value === undefined && open.error === undefined && <Skeleton shape="bar" />}
      {open.value !== undefined && pages === 0 && (
        <EmptyState path={liveIcon} title={t('pages.none')} text={t('pages.noneText')} />
      )}
      {pages > 0 && (
        <ul className={styles.plugins}>
          {plugins.map((plugin) => (
            <li key={plugin} className={styles.plugin}>
              <a {...link(`/sections/${plugin}`)} className={styles.name}>
                {plugin}
              </a>
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
