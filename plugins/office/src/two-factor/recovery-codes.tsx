import { usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner, SectionHeader } from '@touchline/ui';
import { useEffect, useRef } from 'react';
import styles from '../account/account.module.css';
import { securityResource } from '../security/security.resource.ts';
import own from './two-factor.module.css';

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({
  codes,
  done,
}: {
  readonly codes: readonly string[];
  /** What has happened, as a sentence. */
  readonly done: string;
}) {
  const { i18n, log, navigation, notify, resources } = usePlugin();
  const region = useRef<HTMLElement>(null);
  // It takes the place of the form that had the focus.
  useEffect(() => region.current?.focus(), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify.show({ kind: 'success', id: 'two-factor', message: i18n.t('twoFactor.copied') });
    } catch (error) {
      log.warn('the recovery codes could not be copied', error);
    }
  }

  return (
    <section
      className={styles.form}
      tabIndex={-1}
      ref={region}
      aria-label={i18n.t('twoFactor.codes')}
    >
      <NoticeBanner text={done} />
      <SectionHeader title={i18n.t('twoFactor.codes')} />
      <p className={styles.muted}>{i18n.t('twoFactor.codesText')}</p>
      <ol className={own.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button wide onClick={() => void copy()}>
        {i18n.t('twoFactor.copy')}
      </Button>
      <Button
        variant="primary"
        size="large"
        wide
        onClick={() => {
          resources.invalidate(securityResource.name);
          void navigation.go({ route: 'security' }, { replace: true });
        }}
      >
        {i18n.t('twoFactor.saved')}
      </Button>
    </section>
  );
}
