import { shieldIcon } from '@touchline/ui/icons';
import { blockedView } from './blocked-page.tsx';

/** Reason 16: the site's work is suspended. */
export const view = blockedView({ page: 'suspension', path: shieldIcon });
