import type { TwoFactorSetupAnswer } from '@touchline/contracts/identity';
import { usePlugin } from '@touchline/plugin-api';
import { Button, SectionHeader } from '@touchline/ui';
import { QrCode } from '@touchline/ui/qr-code';
import styles from '../account/account.module.css';
import own from './two-factor.module.css';

const GROUP = /.{1,4}/g;

/** What the app needs: a code to scan, a link for an app on this device, and the key in letters. */
export function AppSecret({ secret, address }: TwoFactorSetupAnswer) {
  const { i18n } = usePlugin();
  return (
    <>
      <SectionHeader title={i18n.t('twoFactor.scan')} />
      <div className={own.qr}>
        <QrCode text={address} label={i18n.t('twoFactor.qr')} />
      </div>
      <Button wide href={address}>
        {i18n.t('twoFactor.open')}
      </Button>
      <p className={styles.muted}>{i18n.t('twoFactor.secret')}</p>
      <code className={own.key} dir="ltr">
        {secret.match(GROUP)?.join(' ')}
      </code>
    </>
  );
}
