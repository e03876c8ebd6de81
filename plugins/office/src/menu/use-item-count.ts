import { useUnread } from '../messages/use-unread.ts';
import { useOpenBets } from '../open-bets/use-open-bets.ts';

/** What an entry of the account counts, as it is shown: open bets, unread messages. */
export function useItemCount(key: string): string | undefined {
  const openBets = useOpenBets();
  const unread = useUnread();
  switch (key) {
    case 'bets':
      return openBets;
    case 'messages':
      return unread;
    default:
      return undefined;
  }
}
