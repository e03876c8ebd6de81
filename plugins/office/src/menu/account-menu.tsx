import { usePlugin, useStore } from '@touchline/plugin-api';
import { Badge, Icon, SectionHeader } from '@touchline/ui';
import { ListRow, Menu } from '@touchline/ui/forms';
import { type AccountGroup, type AccountItem, accountItems, SIGN_OUT } from './account-items.ts';
import { GROUP_TITLES } from './group-titles.ts';
import { useItemCount } from './use-item-count.ts';

/** An entry of the account in its row, with what it counts. */
export function AccountEntry({ item: { key, icon, target } }: { readonly item: AccountItem }) {
  const { i18n, modals, navigation } = usePlugin();
  const count = useItemCount(key);
  const looks = {
    icon: <Icon path={icon} directional={key === SIGN_OUT.key} />,
    title: i18n.t(`menu.${key}`),
    end: count === undefined ? undefined : <Badge>{count}</Badge>,
  };
  return 'modal' in target ? (
    <ListRow {...looks} onClick={() => void modals.open(target.modal)} />
  ) : (
    <ListRow {...looks} href={navigation.href(target)} />
  );
}

/** A group of the account as a list of links, with its name above it where it is not the page's. */
export function AccountMenu({
  group,
  isHeaded,
}: {
  readonly group: AccountGroup;
  readonly isHeaded: boolean;
}) {
  const { config, i18n, navigation } = usePlugin();
  const flags = useStore(config.core, (core) => core.flags);
  const title = i18n.t(GROUP_TITLES[group]);
  return (
    <section>
      {isHeaded ? <SectionHeader title={title} size="medium" /> : undefined}
      <Menu label={title}>
        {accountItems(group, navigation, flags).map((item) => (
          <AccountEntry key={item.key} item={item} />
        ))}
      </Menu>
    </section>
  );
}
