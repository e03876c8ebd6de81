import { createRoot } from 'react-dom/client';
import { List } from '../touchline/src/app/list.tsx';

createRoot(document.getElementById('list')).render(<List />);
