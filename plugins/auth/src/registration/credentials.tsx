import type { SessionAnswer } from '@touchline/contracts/identity';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { useState } from 'react';
import { AskForMail } from '../mail/ask-for-mail.tsx';
import { adoptNewPlayer } from '../session/adopt-new-player.ts';
import styles from '../session/form.module.css';
import { useSubmit } from '../session/use-submit.ts';
import { registrationOptions } from './registration-options.ts';
import { newAccount } from './registration-process.ts';
import { copyCredentials, SAVED_AS, saveCredentials } from './save-credentials.ts';

function Shown({ credentials }: Pick<SessionAnswer, 'credentials'>) {
  const { i18n } = usePlugin();
  return (
    <dl className={styles.credentials}>
      <div>
        <dt>{i18n.t('oneClick.login')}</dt>
        <dd data-credential="login">{credentials?.login}</dd>
      </div>
      <div>
        <dt>{i18n.t('password')}</dt>
        <dd data-credential="password">{credentials?.password}</dd>
      </div>
    </dl>
  );
}

/** Login and password that the server has made up, shown until the player has kept them. */
export function Credentials({
  answer,
  onKept,
}: {
  readonly answer: SessionAnswer;
  /** Called once the player is signed in. */
  readonly onKept?: (() => void) | undefined;
}) {
  const context = usePlugin();
  const { config, i18n } = context;
  const { credentials } = answer;
  const { saveCredentialsAs: ways } = useStore(config.core, registrationOptions);
  const { busy, submit } = useSubmit();
  const [isMailed, setMailed] = useState(false);
  return (
    <div className={styles.form}>
      <NoticeBanner tone="warning" text={i18n.t('oneClick.keep')} />
      <Shown credentials={credentials} />
      {credentials === undefined ? undefined : (
        <div className={styles.pair}>
          <Button onClick={() => void copyCredentials(context, credentials)}>
            {i18n.t('oneClick.copy')}
          </Button>
          {SAVED_AS.filter((way) => ways.includes(way)).map((way) => (
            <Button key={way} onClick={() => void saveCredentials(context, { way, credentials })}>
              {i18n.t(`oneClick.${way}`)}
            </Button>
          ))}
          {ways.includes('email') && !isMailed ? (
            <Button onClick={() => setMailed(true)}>{i18n.t('oneClick.email')}</Button>
          ) : undefined}
        </div>
      )}
      {isMailed ? <AskForMail purpose="credentials" /> : undefined}
      <Button
        variant="primary"
        size="large"
        wide
        busy={busy}
        onClick={() =>
          submit(async () => {
            newAccount(context).set(undefined);
            await adoptNewPlayer(context, answer);
            onKept?.();
          })
        }
      >
        {i18n.t('oneClick.kept')}
      </Button>
    </div>
  );
}
