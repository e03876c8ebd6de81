import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import { BalanceSwitch } from '../hidden-balance/hide-balance.tsx';
import type { AccountGroup } from './account-items.ts';
import { AccountMenu } from './account-menu.tsx';
import { GROUP_TITLES } from './group-titles.ts';

const GROUPS: Readonly<Record<string, AccountGroup>> = {
  officePromo: 'promo',
  officeProfile: 'profile',
  officeSettings: 'settings',
};

/** One group of the account as a page of its own. */
function Group() {
  const { i18n, navigation } = usePlugin();
  const group = useStore(navigation.current, ({ name }) => GROUPS[name]);
  return group === undefined ? undefined : (
    <Page
      title={i18n.t(GROUP_TITLES[group])}
      parent={{ title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }}
    >
      {group === 'settings' ? <BalanceSwitch /> : undefined}
      <AccountMenu group={group} isHeaded={false} />
    </Page>
  );
}

export const view = reactView(Group);
