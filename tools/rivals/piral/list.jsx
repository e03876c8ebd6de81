import { List } from '../touchline/src/app/list.tsx';

export function setup(app) {
  app.registerPage('/', List);
}
