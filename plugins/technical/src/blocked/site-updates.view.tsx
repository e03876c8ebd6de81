import { refreshIcon } from '@touchline/ui/icons';
import { blockedView } from './blocked-page.tsx';

/** Reason 4: the site is being updated. */
export const view = blockedView({ page: 'siteUpdates', path: refreshIcon });
