import { BottomNav } from '../touchline/src/app/bottom-nav.tsx';

export function setup(app) {
  app.registerExtension('bottom-nav', BottomNav);
}
