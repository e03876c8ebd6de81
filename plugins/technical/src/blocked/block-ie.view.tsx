import { lockIcon } from '@touchline/ui/icons';
import { blockedView } from './blocked-page.tsx';

/** Reason 17: the site is not offered in Ireland. */
export const view = blockedView({ page: 'blockIe', path: lockIcon });
