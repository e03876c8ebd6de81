import { lockIcon } from '@touchline/ui/icons';
import { blockedView } from './blocked-page.tsx';

/** Reason 13: the site is not offered in Ukraine. */
export const view = blockedView({ page: 'blockUa', path: lockIcon });
