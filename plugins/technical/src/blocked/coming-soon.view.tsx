import { clockIcon } from '@touchline/ui/icons';
import { blockedView } from './blocked-page.tsx';

/** Reason 8: the site has not opened yet. */
export const view = blockedView({ page: 'comingSoon', path: clockIcon });
