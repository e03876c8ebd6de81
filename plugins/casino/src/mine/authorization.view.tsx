import { reactView, usePlugin } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { starOutlineIcon } from '@touchline/ui/icons';

/** Tells a visitor what an account keeps of games, and leads to it. */
function Authorization() {
  const { i18n, modals } = usePlugin();
  return (
    <EmptyState
      page
      path={starOutlineIcon}
      title={i18n.t('mine.signInTitle')}
      text={i18n.t('mine.signInText')}
      action={
        <Button variant="primary" onClick={() => void modals.open('login')}>
          {i18n.t('mine.signIn')}
        </Button>
      }
    />
  );
}

export const view = reactView(Authorization);
