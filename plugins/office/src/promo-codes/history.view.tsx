import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { giftIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { PromoCard } from './promo-card.tsx';
import { promoHistory } from './promo-codes.resource.ts';

function Uses() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(promoHistory, {});
  if (answer.data === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  const { uses } = answer.data;
  return uses.length === 0 ? (
    <EmptyState
      path={giftIcon}
      title={i18n.t('promoCodes.noHistory')}
      action={
        <Button variant="primary" href={navigation.href({ route: 'promoCodeCheck' })}>
          {i18n.t('title.promoCodeCheck')}
        </Button>
      }
    />
  ) : (
    uses.map(({ promoCode, betId, usedAt }) => (
      <PromoCard key={promoCode.code} promo={promoCode}>
        <li>
          {i18n.t('promoCodes.used', {
            time: i18n.dateTime(usedAt, 'date-time'),
            bet: betId,
          })}
        </li>
      </PromoCard>
    ))
  );
}

/** The codes that the player's bets were placed with. */
function PromoHistory() {
  const { i18n, navigation } = usePlugin();
  return (
    <Page
      title={i18n.t('title.promoCodeHistory')}
      parent={{
        title: i18n.t('title.promoCodeCheck'),
        href: navigation.href({ route: 'promoCodeCheck' }),
      }}
    >
      <Uses />
    </Page>
  );
}

export const view = reactView(PromoHistory);
