import { writeBroadcast } from '../api/broadcast-requests.ts';
import { useDraftForm } from '../form/use-draft-form.ts';
import { useTexts } from '../texts/texts-context.ts';
import { broadcastIn, emptyDraft } from './broadcast-draft.ts';
import { BROADCASTS_KEY } from './use-broadcasts.ts';

/** A broadcast as it is typed, and how it is sent. */
export function useBroadcastForm(playerId: string | undefined, defaultLanguage: string) {
  const { t } = useTexts();
  return useDraftForm({
    initial: () => emptyDraft(playerId),
    read: (draft) => broadcastIn(draft, defaultLanguage),
    send: writeBroadcast,
    doneText: () => t('broadcasts.done'),
    list: { key: BROADCASTS_KEY, path: '/messages' },
  });
}
