import { reactView, usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import { useSubmit } from '../session/use-submit.ts';

/** What a player who does not agree to the terms can do: sign out, or go back to the list. */
function TermsActions() {
  const { i18n, modals, session } = usePlugin();
  const { busy, submit } = useSubmit();
  const back = () => void modals.close();
  return (
    <Dialog
      open
      title={i18n.t('confirmTerms.decline')}
      closeText={i18n.t('close')}
      onClose={back}
      actions={
        <>
          <Button busy={busy} onClick={() => submit(() => session.logout())}>
            {i18n.t('logout.confirm')}
          </Button>
          <Button variant="primary" onClick={back}>
            {i18n.t('confirmTerms.back')}
          </Button>
        </>
      }
    >
      <p>{i18n.t('confirmTerms.declined')}</p>
    </Dialog>
  );
}

export const view = reactView(TermsActions);
