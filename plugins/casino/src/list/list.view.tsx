import { reactView } from '@touchline/plugin-api';
import { ListPage } from './list-page.tsx';

export const view = reactView(ListPage);
