// Takes the icons this product uses out of the icon package, once, at author time. Each becomes
// one exported path, so that a bundle carries only the icons it names.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { icons } = JSON.parse(readFileSync(require.resolve('@iconify-json/mdi/icons.json'), 'utf8'));

/** Our name → the package's name. */
const wanted = {
  home: 'home-variant',
  live: 'access-point',
  ticket: 'ticket-confirmation-outline',
  receipt: 'receipt-text-outline',
  star: 'star',
  starOutline: 'star-outline',
  search: 'magnify',
  user: 'account-circle-outline',
  wallet: 'wallet-outline',
  menu: 'menu',
  more: 'dots-horizontal',
  chevronUp: 'chevron-up',
  chevronDown: 'chevron-down',
  chevronStart: 'chevron-left',
  chevronEnd: 'chevron-right',
  close: 'close',
  lock: 'lock',
  arrowUp: 'arrow-up-bold',
  arrowDown: 'arrow-down-bold',
  arrowBack: 'arrow-left',
  check: 'check',
  checkCircle: 'check-circle',
  alert: 'alert-circle-outline',
  warning: 'alert-outline',
  info: 'information-outline',
  mail: 'email-outline',
  phone: 'phone-outline',
  help: 'help-circle-outline',
  bell: 'bell-outline',
  bellOn: 'bell',
  clock: 'clock-outline',
  calendar: 'calendar-blank-outline',
  history: 'history',
  shield: 'shield-check-outline',
  logOut: 'logout',
  pause: 'pause-circle-outline',
  plus: 'plus',
  minus: 'minus',
  trash: 'trash-can-outline',
  share: 'share-variant-outline',
  settings: 'cog-outline',
  filter: 'tune-variant',
  gift: 'gift-outline',
  swap: 'swap-horizontal',
  refresh: 'refresh',
  offline: 'wifi-off',
  eye: 'eye-outline',
  eyeOff: 'eye-off-outline',
  copy: 'content-copy',
  flash: 'flash',
  flashOutline: 'flash-outline',
  backspace: 'backspace-outline',
  qrCode: 'qrcode',
  deposit: 'tray-arrow-down',
  withdraw: 'tray-arrow-up',
  chart: 'chart-line',
  stream: 'play-circle-outline',
  theme: 'theme-light-dark',
  language: 'web',
  trophy: 'trophy-outline',
  fire: 'fire',
  casino: 'cards-playing-outline',
  slots: 'slot-machine-outline',
  dice: 'dice-5-outline',
  lotto: 'numeric-7-circle-outline',
  football: 'soccer',
  hockey: 'hockey-sticks',
  basketball: 'basketball',
  tennis: 'tennis-ball',
  volleyball: 'volleyball',
  cricket: 'cricket',
  esports: 'controller-classic-outline',
  shooter: 'crosshairs',
  tacticalShooter: 'target',
  swords: 'sword-cross',
  shieldSword: 'shield-sword',
  handball: 'handball',
  baseball: 'baseball',
  rugby: 'rugby',
  tableTennis: 'table-tennis',
  boxing: 'boxing-glove',
};

const lines = Object.entries(wanted).map(([name, source]) => {
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[source]?.body ?? '')?.[1];
  if (path === undefined) throw new Error(`No single-path icon ${source}`);
  return `export const ${name}Icon = '${path}';`;
});
writeFileSync(
  new URL('../src/generated/icon-paths.ts', import.meta.url),
  `// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).\n${lines.join('\n')}\n`,
);
process.stdout.write(`${lines.length} icons\n`);
