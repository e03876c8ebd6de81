import { createRoot } from 'react-dom/client';
import { BottomNav } from '../touchline/src/app/bottom-nav.tsx';
import { Header } from '../touchline/src/app/header.tsx';
import { List } from '../touchline/src/app/list.tsx';

createRoot(document.getElementById('root')).render(
  <>
    <Header />
    <List />
    <BottomNav />
  </>,
);
