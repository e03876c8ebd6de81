import { Header } from '../touchline/src/app/header.tsx';

export function setup(app) {
  app.registerExtension('header', Header);
}
