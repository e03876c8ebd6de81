export { bootstrap, mount, unmount } from './main.ts';
