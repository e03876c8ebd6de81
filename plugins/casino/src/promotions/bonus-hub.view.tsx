import { reactView, usePlugin } from '@touchline/plugin-api';
import { Icon } from '@touchline/ui';
import { ListRow, Menu } from '@touchline/ui/forms';
import {
  calendarIcon,
  giftIcon,
  starOutlineIcon,
  trophyIcon,
  walletIcon,
} from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';

/** What the house gives to players of games, each with its page. */
function BonusHub() {
  const { i18n, navigation } = usePlugin();
  const row = (route: string, name: string, icon: string) => (
    <ListRow
      title={i18n.t(`title.${name}`)}
      text={i18n.t(`hub.${name}`)}
      icon={<Icon path={icon} />}
      href={navigation.href({ route })}
    />
  );
  return (
    <Page
      title={i18n.t('title.casinoBonus')}
      parent={{ title: i18n.t('title.casino'), href: navigation.href({ route: 'casino' }) }}
    >
      <Menu label={i18n.t('title.casinoBonus')}>
        {row('casinoTournaments', 'casinoTournaments', trophyIcon)}
        {row('casinoDailyChallenges', 'casinoDailyChallenges', calendarIcon)}
        {row('casinoPromotions', 'casinoPromotions', walletIcon)}
        {row('specialOffers', 'specialOffers', starOutlineIcon)}
        {row('rewards', 'rewards', giftIcon)}
      </Menu>
    </Page>
  );
}

export const view = reactView(BonusHub);
