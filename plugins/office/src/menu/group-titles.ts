import type { AccountGroup } from './account-items.ts';

/** The name of each group of the account: that of its page. */
export const GROUP_TITLES: Readonly<Record<AccountGroup, string>> = {
  betting: 'title.office',
  promo: 'title.officePromo',
  profile: 'title.officeProfile',
  settings: 'title.officeSettings',
};
