import type { OpenedQrSignIn } from '@touchline/contracts/identity';
import { reactView, usePlugin } from '@touchline/plugin-api';
import { Button, Card, NoticeBanner } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { useEffect, useRef, useState } from 'react';
import styles from '../account/account.module.css';
import { liveSessionsResource, sessionHistoryResource } from '../sessions/sessions.resource.ts';
import { CodeForm } from './code-form.tsx';
import { Decide } from './decide.tsx';

type Decision = 'approved' | 'declined';

/** The code of the link, behind the # of the address. */
function scannedCode(hash: string): string {
  return /^#([\dA-Z]{4}-[\dA-Z]{4})$/i.exec(hash)?.[1] ?? '';
}

/** What was decided, and where to see it. */
function Decided({ decision, onAgain }: { readonly decision: Decision; onAgain: () => void }) {
  const { i18n, navigation } = usePlugin();
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <div className={styles.form} tabIndex={-1} ref={said}>
      <NoticeBanner text={i18n.t(`qrLogin.${decision}`)} />
      {decision === 'approved' ? (
        <Button wide href={navigation.href({ route: 'sessionHistory' })}>
          {i18n.t('qrLogin.sessions')}
        </Button>
      ) : (
        <Button wide href={navigation.href({ route: 'changePassword' })}>
          {i18n.t('title.changePassword')}
        </Button>
      )}
      <Button wide variant="quiet" onClick={onAgain}>
        {i18n.t('qrLogin.again')}
      </Button>
    </div>
  );
}

/** The page on which a signed-in player signs another device in. */
function QrLogin() {
  const { i18n, navigation, resources } = usePlugin();
  const [scanned, setScanned] = useState(() => scannedCode(location.hash));
  const [opened, setOpened] = useState<OpenedQrSignIn>();
  const [decision, setDecision] = useState<Decision>();

  function decide(decided: Decision) {
    setDecision(decided);
    resources.invalidate(liveSessionsResource.name);
    resources.invalidate(sessionHistoryResource.name);
  }

  function restart() {
    setScanned('');
    setOpened(undefined);
    setDecision(undefined);
  }

  return (
    <Page
      title={i18n.t('title.qrLogin')}
      parent={{ title: i18n.t('title.security'), href: navigation.href({ route: 'security' }) }}
      width="narrow"
    >
      <Card>
        {decision !== undefined ? (
          <Decided decision={decision} onAgain={restart} />
        ) : opened !== undefined ? (
          <Decide opened={opened} onDecided={decide} />
        ) : (
          <CodeForm scanned={scanned} onOpened={setOpened} />
        )}
      </Card>
    </Page>
  );
}

export const view = reactView(QrLogin, { server: false });
