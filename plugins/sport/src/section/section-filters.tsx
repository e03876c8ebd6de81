import { usePlugin } from '@touchline/plugin-api';
import { Chip, ChipBar, Icon } from '@touchline/ui';
import { chevronDownIcon } from '@touchline/ui/icons';
import { DayExpressChip } from './day-express-chip.tsx';
import { type Window, WINDOWS } from './section-filter.ts';
import styles from './section.module.css';

/** The route these parameters are of; while the page is being left, the current one is another. */
function routeOf(params: Readonly<Record<string, string>>): string {
  if (params['champ'] !== undefined) {
    return 'mainSectionWithChamp';
  }
  return params['sport'] === undefined ? 'mainSection' : 'mainSectionWithSport';
}

function WindowChips({ current }: { readonly current: Window }) {
  const { i18n, navigation } = usePlugin();
  return WINDOWS.filter((choice) => choice !== 'all').map((choice) => (
    <Chip
      key={choice}
      selected={current === choice}
      onClick={() =>
        void navigation.setQuery(
          { window: current === choice ? undefined : choice },
          { replace: true },
        )
      }
    >
      {i18n.t(`filter.${choice}`)}
    </Chip>
  ));
}

/** What narrows a list: its section, a competition, favourites, the time of the start. */
export function SectionFilters({
  section,
  params,
  window,
}: {
  readonly section: 'live' | 'line';
  readonly params: Readonly<Record<string, string>>;
  readonly window: Window;
}) {
  const { i18n, modals, navigation } = usePlugin();
  const { menuSection, sport } = params;
  const route = routeOf(params);
  const menuTarget = (menu: string | undefined) =>
    navigation.href({ route, params: { ...params, menuSection: menu } });
  return (
    <ChipBar label={i18n.t('filters')}>
      {(['live', 'line'] as const).map((choice) => (
        <Chip
          key={choice}
          selected={section === choice}
          href={navigation.href(
            sport === undefined
              ? { route: 'mainSection', params: { section: choice } }
              : { route: 'mainSectionWithSport', params: { section: choice, sport } },
          )}
        >
          {i18n.t(`section.${choice}`)}
        </Chip>
      ))}
      <span className={styles.divider} />
      {sport === undefined ? undefined : (
        <Chip
          icon={<Icon path={chevronDownIcon} size={16} />}
          selected={params['champ'] !== undefined}
          onClick={() => void modals.open('competitions')}
        >
          {i18n.t('title.champs')}
        </Chip>
      )}
      <Chip
        selected={menuSection === 'favorites'}
        href={
          sport === undefined
            ? navigation.href({ route: 'favorites' })
            : menuTarget(menuSection === 'favorites' ? undefined : 'favorites')
        }
      >
        {i18n.t('filter.favorites')}
      </Chip>
      {section === 'line' && sport !== undefined ? <WindowChips current={window} /> : undefined}
      <DayExpressChip />
      {sport !== undefined && navigation.has(`${sport}Home`) ? (
        <Chip href={navigation.href({ route: `${sport}Home` })}>{i18n.t('filter.overview')}</Chip>
      ) : undefined}
      <Chip
        href={navigation.href({
          route: 'results',
          ...(sport !== undefined && { query: { sport } }),
        })}
      >
        {i18n.t('title.results')}
      </Chip>
    </ChipBar>
  );
}
