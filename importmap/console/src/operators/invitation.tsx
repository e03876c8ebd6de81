import type { OperatorInvitation } from '@touchline/contracts/operator';
import { Button } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import { CONSOLE_BASE } from '../app/address.tsx';
import { useNotify } from '../app/notices.tsx';
import { isolate } from '../texts/isolate.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './operators.module.css';

/** The link with which an operator sets a password; it is shown once. */
export function Invitation({
  invitation: { operator, code, expiresAt },
  onClose,
}: {
  readonly invitation: OperatorInvitation;
  readonly onClose: () => void;
}) {
  const { t, moment } = useTexts();
  const notify = useNotify();
  const { name } = operator;
  // The code is behind the number sign: it is in no server's log.
  const address = `${location.origin}${CONSOLE_BASE}/password#${code}`;
  return (
    <Dialog
      open
      title={t('operators.invitation.title', { name: isolate(name) })}
      closeText={t('review.close')}
      onClose={onClose}
    >
      <div className={styles.made}>
        <p>
          {t('operators.invitation.text', {
            name: isolate(name),
            until: isolate(moment(expiresAt)),
          })}
        </p>
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
    </Dialog>
  );
}
