import '@fontsource-variable/noto-sans/wght.css';
import '@fontsource-variable/noto-sans-arabic/wght.css';
import './stage.css';
import { createRoot } from 'react-dom/client';
import { ChoicesPage } from './choices.tsx';
import { EventPage } from './event.tsx';
import { FiguresPage } from './figures.tsx';
import { FormPage } from './form.tsx';
import { HomePage } from './home.tsx';
import { ListsPage } from './lists.tsx';
import { OpenersPage } from './openers.tsx';
import { PartsPage } from './parts.tsx';
import { SlipPage } from './slip.tsx';
import { StatesPage } from './states.tsx';
import { language } from './texts/texts.ts';
import { WaitingPage } from './waiting.tsx';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme) document.documentElement.dataset['theme'] = theme;
document.documentElement.lang = language;
if (language === 'ar') document.documentElement.dir = 'rtl';
if (query.get('text')) document.documentElement.dataset['text'] = query.get('text')!;
if (query.get('font')) document.documentElement.dataset['font'] = query.get('font')!;

const pages: Readonly<Record<string, () => React.JSX.Element>> = {
  home: HomePage,
  event: EventPage,
  slip: SlipPage,
  form: FormPage,
  states: StatesPage,
  parts: PartsPage,
  openers: OpenersPage,
  lists: ListsPage,
  choices: ChoicesPage,
  figures: FiguresPage,
  waiting: WaitingPage,
};
const Page = pages[query.get('page') ?? 'home'] ?? HomePage;

// A canvas does not draw its letters again when they arrive.
await Promise.all(
  ['Noto Sans Variable', 'Noto Sans Arabic Variable'].map((family) =>
    document.fonts.load(`16px "${family}"`, 'Aя€−–ب'),
  ),
);

const frame = document.createElement('div');
document.body.prepend(frame);
createRoot(frame).render(<Page />);
requestAnimationFrame(() =>
  requestAnimationFrame(() => frame.setAttribute('data-gallery-ready', '')),
);
