import { reactView } from '@touchline/plugin-api';
import { List } from './app/list.tsx';
import './app/app.css';

export const view = reactView(List);
