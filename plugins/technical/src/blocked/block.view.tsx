import { lockIcon } from '@touchline/ui/icons';
import { blockedView } from './blocked-page.tsx';

/** Reasons 1, 2, 3, 5 and 14: the visitor may not use the site. */
export const view = blockedView({ page: 'block', path: lockIcon });
