import { reactView, usePlugin } from '@touchline/plugin-api';
import { Icon } from '@touchline/ui';
import { ListRow, Menu } from '@touchline/ui/forms';
import {
  calendarIcon,
  casinoIcon,
  esportsIcon,
  historyIcon,
  liveIcon,
  starOutlineIcon,
} from '@touchline/ui/icons';
import { type Section, useSections } from './sections.ts';

const ICONS: Readonly<Record<Section['key'], string>> = {
  live: liveIcon,
  line: calendarIcon,
  esports: esportsIcon,
  casino: casinoIcon,
  results: historyIcon,
  favourites: starOutlineIcon,
};

/** The sections of the site in the menu of a phone, whose header has no room for them. */
function SectionsMenu() {
  const { i18n, navigation } = usePlugin();
  return (
    <Menu label={i18n.t('sections')}>
      {useSections().map(({ key, to }) => (
        <ListRow
          key={key}
          icon={<Icon path={ICONS[key]} />}
          title={i18n.t(`section.${key}`)}
          href={navigation.href(to)}
        />
      ))}
    </Menu>
  );
}

export const view = reactView(SectionsMenu);
