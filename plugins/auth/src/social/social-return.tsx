import { usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { useEffect, useRef } from 'react';
import { attempt } from '../session/attempts.ts';
import styles from '../session/form.module.css';
import { useSubmit } from '../session/use-submit.ts';
import { needsCode } from '../two-factor/two-factor.resource.ts';
import { sendSocialCode } from './social.resource.ts';

/** Signs in a visitor who has come back from a network, or shows why not. */
export function SocialReturn({
  returned,
  onOther,
}: {
  /** What the network says. */
  readonly returned: string;
  /** Shows the other ways to sign in. */
  readonly onOther: () => void;
}) {
  const context = usePlugin();
  const { http, i18n, modals } = context;
  const { error, submit } = useSubmit();
  const hasSent = useRef(false);
  useEffect(() => {
    if (hasSent.current) {
      return;
    }
    hasSent.current = true;
    submit(async () => {
      try {
        const act = () => sendSocialCode(http, returned);
        const { answer } = await attempt(context, { flow: 'login', act });
        globalThis.window.location.assign(answer.redirectUrl);
      } catch (failure) {
        if (!needsCode(failure)) {
          throw failure;
        }
        await modals.open('two-factor');
      }
    });
  });
  return (
    <div className={styles.form}>
      {error === undefined ? (
        <output>{i18n.t('social.returning')}</output>
      ) : (
        <>
          <NoticeBanner tone="danger" text={i18n.error(error)} />
          <Button variant="primary" wide onClick={onOther}>
            {i18n.t('social.otherWay')}
          </Button>
        </>
      )}
    </div>
  );
}
