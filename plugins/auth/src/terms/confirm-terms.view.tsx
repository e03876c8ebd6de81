import { reactView, usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import { Page } from '@touchline/ui/page';
import { useState } from 'react';
import { AgreedArticles } from './agreed-articles.tsx';
import { agree } from './requests.ts';
import { TermsChanges } from './terms-changes.tsx';

/** The terms have changed: read them, agree, or choose otherwise. */
function ConfirmTerms() {
  const { i18n, bus, http, modals, log } = usePlugin();
  const [busy, setBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const confirm = async () => {
    setBusy(true);
    try {
      await agree(http);
      // The shell fetches the player's status, and redirects from here.
      await bus.emit('terms.changed', {});
    } catch (error) {
      log.warn('the terms could not be confirmed', error);
      setHasFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Page title={i18n.t('title.confirmTerms')} intro={i18n.t('confirmTerms.text')} width="narrow">
      <TermsChanges />
      <AgreedArticles />
      <Button variant="primary" wide busy={busy} onClick={() => void confirm()}>
        {i18n.t('confirmTerms.agree')}
      </Button>
      <Button variant="quiet" wide onClick={() => void modals.open('terms-actions')}>
        {i18n.t('confirmTerms.disagree')}
      </Button>
      <Dialog
        open={hasFailed}
        title={i18n.t('confirmTerms.failed')}
        onClose={() => setHasFailed(false)}
        actions={
          <Button variant="primary" onClick={() => setHasFailed(false)}>
            {i18n.t('close')}
          </Button>
        }
      >
        <p>{i18n.t('information_confirm_terms_error')}</p>
      </Dialog>
    </Page>
  );
}

export const view = reactView(ConfirmTerms);
