import { usePlugin } from '@touchline/plugin-api';
import { Button, Icon } from '@touchline/ui';
import { copyIcon } from '@touchline/ui/icons';

/** Copies a text and says that it is done, or that the browser does not let us. */
export function CopyButton({
  text,
  label,
  done,
  isPrimary,
}: {
  readonly text: string;
  readonly label: string;
  readonly done: string;
  readonly isPrimary?: boolean | undefined;
}) {
  const { i18n, log, notify } = usePlugin();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      notify.show({ kind: 'success', id: 'loyalty-copied', message: done });
    } catch (error) {
      log.warn('a text could not be copied', error);
      notify.show({ kind: 'error', id: 'loyalty-copied', message: i18n.t('friends.notCopied') });
    }
  }
  return (
    <Button
      icon={<Icon path={copyIcon} />}
      variant={isPrimary === true ? 'primary' : undefined}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}
