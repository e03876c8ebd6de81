import { encode } from 'uqr';
import { Button } from '@touchline/ui';
import { useNotify } from '../app/notices.tsx';
import { useTexts } from '../texts/texts-context.ts';
import styles from './overrides.module.css';

/** A link that was just made, to be copied or read by the camera of a phone; it is shown once. */
export function MadeLink(props: { readonly address: string; readonly expiresAt: string }) {
  const { address, expiresAt } = props;
  const { t, moment } = useTexts();
  const notify = useNotify();
  const { data, size } = encode(address, { ecc: 'L', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <output className={styles.made}>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('override.qr')}
      >
        <path d={path} />
      </svg>
      <div>
        <p>{t('override.made', { until: moment(expiresAt) })}</p>
        <code className={styles.address} dir="ltr">
          {address}
        </code>
        <Button
          onClick={() => {
            navigator.clipboard.writeText(address).then(
              () => notify({ tone: 'success', title: t('override.copied') }),
              () => notify({ tone: 'danger', title: t('override.notCopied') }),
            );
          }}
        >
          {t('override.copy')}
        </Button>
      </div>
    </output>
  );
}
