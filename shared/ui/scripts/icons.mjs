// Takes the icons this product uses out of the icon package, once, at author time. Each becomes
// a module of its own, so that a lazy chunk carries only the icons that it names itself: of one
// module it would carry those that its whole section names.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  horse: 'horse-variant',
  dog: 'dog-side',
  esports: 'controller-classic-outline',
  shooter: 'crosshairs',
  tacticalShooter: 'target',
  swords: 'sword-cross',
  shieldSword: 'shield-sword',
  handball: 'handball',
  baseball: 'baseball-bat',
  americanFootball: 'football',
  rugby: 'rugby',
  tableTennis: 'table-tennis',
  badminton: 'badminton',
  darts: 'bullseye',
  snooker: 'billiards',
  boxing: 'boxing-glove',
  mma: 'karate',
};

const NOTE = '// Written by scripts/icons.mjs from @iconify-json/mdi (Apache 2.0).\n';
const generated = new URL('../src/generated/', import.meta.url);
const fileOf = (name) =>
  `icons/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

rmSync(new URL('icons/', generated), { recursive: true, force: true });
mkdirSync(new URL('icons/', generated));
for (const [name, source] of Object.entries(wanted)) {
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icons[source]?.body ?? '')?.[1];
  if (path === undefined) throw new Error(`No single-path icon ${source}`);
  const line = `export const ${name}Icon = '${path}';\n`;
  writeFileSync(new URL(fileOf(name), generated), `${NOTE}${line}`);
}
const names = Object.keys(wanted);
const lines = names.map((name) => `export { ${name}Icon } from './${fileOf(name)}';\n`);
writeFileSync(new URL('icon-paths.ts', generated), `${NOTE}${lines.join('')}`);
process.stdout.write(`${names.length} icons\n`);
