import { usePlugin } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { checkIcon } from '@touchline/ui/icons';

/** Shows that an e-mail address is activated, now or already, with a link to continue. */
export function Activated({
  status,
  text,
}: {
  readonly status: 'done' | 'already';
  readonly text: string;
}) {
  const { i18n, navigation } = usePlugin();
  return (
    <EmptyState
      path={checkIcon}
      tone="success"
      title={i18n.t(`activation.${status}`)}
      text={text}
      action={<Button href={navigation.href({ route: 'home' })}>{i18n.page('home')}</Button>}
    />
  );
}
