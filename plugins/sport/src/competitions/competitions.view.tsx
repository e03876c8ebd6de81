import type { ChampSummary } from '@touchline/contracts/line';
import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { EmptyState, RetryCard, Skeleton } from '@touchline/ui';
import { Sheet } from '@touchline/ui/forms';
import { calendarIcon } from '@touchline/ui/icons';
import { countryOf } from '../event/country-of.ts';
import { idOf } from '../event/event-address.ts';
import { champsResource } from '../section/champs.resource.ts';
import { ChampLink } from './champ-link.tsx';
import { champGroups } from './champ-groups.ts';
import { pinnedChampsOf } from './pinned-champs.store.ts';
import styles from './competitions.module.css';

interface ChampsProps {
  readonly champs: readonly ChampSummary[];
  readonly section: 'live' | 'line';
  readonly openId: number | undefined;
}

function Champs({ champs, section, openId }: ChampsProps) {
  const context = usePlugin();
  const { i18n } = context;
  const { champIds } = useStore(pinnedChampsOf(context).store);
  const groups = champGroups({
    champs: champs.map((champ) => ({ champ, id: champ.id, country: countryOf(champ, i18n) })),
    pinned: champIds,
    texts: { pinned: i18n.t('competitions.pinned'), international: i18n.t('international') },
    language: i18n.language,
  });
  return groups.map((group) => (
    <section key={group.title} aria-label={group.title}>
      <h3 className={styles.group}>{group.title}</h3>
      <ul className={styles.champs}>
        {group.champs.map(({ champ }) => (
          <ChampLink
            key={champ.id}
            champ={champ}
            section={section}
            isPinned={champIds.includes(champ.id)}
            isOpen={champ.id === openId}
          />
        ))}
      </ul>
    </section>
  ));
}

/** The competitions of the sport whose list is open. */
function Competitions() {
  const { i18n, modals, navigation } = usePlugin();
  const params = useStore(navigation.current, (route) => route.params);
  const section = params['section'] === 'line' ? 'line' : 'live';
  const sport = params['sport'] ?? 'football';
  const { status, data, error, refresh } = useResource(champsResource, { section, sport });
  return (
    <Sheet
      open
      onClose={() => void modals.close()}
      title={`${i18n.sport(sport)} · ${i18n.t('title.champs')}`}
      closeText={i18n.t('competitions.close')}
    >
      {data === undefined && status === 'loading' ? <Skeleton shape="bar" /> : undefined}
      {data === undefined && status === 'error' ? (
        <RetryCard
          title={i18n.error(error)}
          retryText={i18n.t('search.again')}
          onRetry={() => void refresh()}
        />
      ) : undefined}
      {data?.champs.length === 0 ? (
        <EmptyState
          path={calendarIcon}
          title={i18n.t(`empty.${section}`)}
          text={i18n.t('empty.hint')}
        />
      ) : undefined}
      {data === undefined ? undefined : (
        <Champs champs={data.champs} section={section} openId={idOf(params['champ'])} />
      )}
    </Sheet>
  );
}

export const view = reactView(Competitions);
