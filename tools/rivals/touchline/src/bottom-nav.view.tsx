import { reactView } from '@touchline/plugin-api';
import { BottomNav } from './app/bottom-nav.tsx';
import './app/app.css';

export const view = reactView(BottomNav);
