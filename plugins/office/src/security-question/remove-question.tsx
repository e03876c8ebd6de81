import { usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import { useState } from 'react';
import { useRequest } from '../security/use-request.ts';
import { removeSecurityQuestion, securityQuestionResource } from './security-question.resource.ts';

/** Removes the question, after a confirmation. */
export function RemoveQuestion() {
  const { http, i18n, notify, resources } = usePlugin();
  const [isAsked, setAsked] = useState(false);
  const { busy, error, run } = useRequest();
  const remove = () =>
    run(async () => {
      await removeSecurityQuestion(http, i18n.language);
      setAsked(false);
      resources.invalidate(securityQuestionResource.name);
      notify.show({ kind: 'success', id: 'question', message: i18n.t('securityQuestion.removed') });
    });
  return (
    <>
      <Button wide variant="quiet" onClick={() => setAsked(true)}>
        {i18n.t('securityQuestion.remove')}
      </Button>
      <Dialog
        open={isAsked}
        title={i18n.t('securityQuestion.removeTitle')}
        closeText={i18n.t('passkeys.close')}
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button data-safe onClick={() => setAsked(false)}>
              {i18n.t('passkeys.keep')}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void remove()}>
              {i18n.t('securityQuestion.remove')}
            </Button>
          </>
        }
      >
        <p>{i18n.t('securityQuestion.removeText')}</p>
        {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      </Dialog>
    </>
  );
}
