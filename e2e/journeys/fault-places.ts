/** A page on which a plugin shows its own view, and what of the others must stay with it. */
export interface FaultPlace {
  readonly plugin: string;
  readonly path: string;
  readonly view: string;
  /** The page is a player's; without this a visitor's. */
  readonly signedIn?: true;
  /** Other views of the plugin on this page that must fail and heal alike. */
  readonly otherViews?: readonly string[];
}

/** One for each plugin. */
export const FAULT_PLACES: readonly FaultPlace[] = [
  { plugin: 'header', path: '/en', view: 'bar' },
  { plugin: 'bottom-nav', path: '/en', view: 'bar' },
  { plugin: 'sport', path: '/en', view: 'home' },
  { plugin: 'cyber', path: '/en/cyber', view: 'cyberHome' },
  { plugin: 'casino', path: '/en/casino', view: 'casino' },
  { plugin: 'games', path: '/en/games', view: 'games' },
  { plugin: 'lotto', path: '/en/lotto', view: 'lotto' },
  { plugin: 'coupon', path: '/en/coupon', view: 'coupon' },
  { plugin: 'office', path: '/en/office', view: 'office', otherViews: ['balance'], signedIn: true },
  {
    plugin: 'responsible-gaming',
    path: '/en/office/responsible',
    view: 'responsible',
    signedIn: true,
  },
  { plugin: 'payments', path: '/en/office/recharge', view: 'recharge', signedIn: true },
  { plugin: 'auth', path: '/en/user/login', view: 'login', otherViews: ['sign-in'] },
  { plugin: 'promo', path: '/en/bonus', view: 'bonusList' },
  { plugin: 'info', path: '/en/information', view: 'information' },
  { plugin: 'support', path: '/en/support', view: 'support' },
  { plugin: 'technical', path: '/en?modal=preferences', view: 'preferences' },
];
