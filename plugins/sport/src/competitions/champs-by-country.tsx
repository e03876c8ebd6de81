import type { ChampSummary } from '@touchline/contracts/line';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { countryOf } from '../event/country-of.ts';
import { ChampLink } from './champ-link.tsx';
import { champGroups } from './champ-groups.ts';
import { pinnedChampsOf } from './pinned-champs.store.ts';
import styles from './competitions.module.css';

export interface ChampsByCountryProps {
  readonly champs: readonly ChampSummary[];
  readonly section: 'live' | 'line';
  /** The one whose page is open. */
  readonly openId: number | undefined;
}

/** Competitions under headings: those that are pinned, those of several countries, then each country's. */
export function ChampsByCountry({ champs, section, openId }: ChampsByCountryProps) {
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
