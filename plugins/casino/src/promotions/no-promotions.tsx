import type { GamePromotionsAnswer } from '@touchline/contracts/loyalty';
import { usePlugin } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { giftIcon } from '@touchline/ui/icons';

/** That there is no promotion, with the player's own choice that is the cause of it, if one is. */
export function NoPromotions({ isConsentMissing, isDeclined }: GamePromotionsAnswer) {
  const { i18n, navigation } = usePlugin();
  const choice = isConsentMissing
    ? ({ text: 'noConsent', action: 'consent', route: 'mailingSettings' } as const)
    : ({ text: 'declined', action: 'toCashback', route: 'cashback' } as const);
  return (
    <EmptyState
      path={giftIcon}
      title={i18n.t('promotions.none')}
      {...((isConsentMissing || isDeclined) && {
        text: i18n.t(`promotions.${choice.text}`),
        action: (
          <Button href={navigation.href({ route: choice.route })}>
            {i18n.t(`promotions.${choice.action}`)}
          </Button>
        ),
      })}
    />
  );
}
