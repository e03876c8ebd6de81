import { usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { useSyncExternalStore } from 'react';

/** Whether selections wait on the bet slip. */
function useHasSlip(): boolean {
  const { keys } = usePlugin();
  return useSyncExternalStore(
    (listener) => keys.subscribe(['coupon.count'], listener),
    () => Number(keys.get('coupon.count') ?? 0) > 0,
    () => false,
  );
}

/** The way on from a payment: to the bet that it was made for, else to the events. */
export function HomeLinks() {
  const { i18n, navigation } = usePlugin();
  const hasSlip = useHasSlip();
  return (
    <>
      {hasSlip ? (
        <Button variant="primary" href={navigation.href({ route: 'coupon' })}>
          {i18n.t('outcome.slip')}
        </Button>
      ) : undefined}
      <Button variant={hasSlip ? 'secondary' : 'primary'} href={navigation.href({ route: 'home' })}>
        {i18n.t('outcome.home')}
      </Button>
    </>
  );
}
