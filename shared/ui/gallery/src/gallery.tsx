import { createRoot } from 'react-dom/client';
import { HomePage } from './home.tsx';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;
if (query.get('dir')) document.documentElement.dir = query.get('dir')!;
if (query.get('font')) document.documentElement.dataset['fontSize'] = query.get('font')!;

const pages: Readonly<Record<string, () => React.JSX.Element>> = {
  home: HomePage,
};
const Page = pages[query.get('page') ?? 'home'] ?? HomePage;

const frame = document.createElement('div');
document.body.prepend(frame);
createRoot(frame).render(<Page />);
requestAnimationFrame(() =>
  requestAnimationFrame(() => frame.setAttribute('data-gallery-ready', '')),
);
