import { usePlugin, useResource } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { messageWaysResource } from '../mail/mail.resource.ts';

/** The way to sign in by text message, where the site sends any. */
export function SmsButton({ onOpen }: { readonly onOpen: () => void }) {
  const { i18n } = usePlugin();
  const ways = useResource(messageWaysResource, {});
  return ways.data?.phone === true ? (
    <Button wide size="large" onClick={onOpen}>
      {i18n.t('smsSignIn.use')}
    </Button>
  ) : undefined;
}
