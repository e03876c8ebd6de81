import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { checkCircleIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';

/** Where a registration or a deposit for the casino ends: what was done is in the office, and games are one press away. */
function ThankYou() {
  const { i18n, navigation, session } = usePlugin();
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  const next = isPlayer ? 'office' : 'login';
  return (
    <Page title={i18n.t('title.thankYou')}>
      <EmptyState
        path={checkCircleIcon}
        title={i18n.t(isPlayer ? 'thanks.player' : 'thanks.visitor')}
        text={i18n.t('thanks.limits')}
        action={
          <>
            <Button variant="primary" href={navigation.href({ route: 'casino' })}>
              {i18n.t('thanks.toCasino')}
            </Button>
            <Button href={navigation.href({ route: next })}>{i18n.t(`thanks.to.${next}`)}</Button>
          </>
        }
      />
    </Page>
  );
}

export const view = reactView(ThankYou);
