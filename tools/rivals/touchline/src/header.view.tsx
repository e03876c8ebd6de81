import { reactView } from '@touchline/plugin-api';
import { Header } from './app/header.tsx';
import './app/app.css';

export const view = reactView(Header);
