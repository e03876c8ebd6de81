import type { Bonus } from '@touchline/contracts/money';
import { useOdds, usePlugin } from '@touchline/plugin-api';

/** Which bets count towards wagering a bonus, as items of a list. */
export function BetsThatCount({
  types,
  minLegs,
  minCoef,
}: Pick<Bonus, 'types' | 'minLegs' | 'minCoef'>) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  const names = types?.map((type) => i18n.couponType(type)).join(', ');
  return (
    <>
      <li>{names === undefined ? i18n.t('bonuses.anyType') : names}</li>
      {minLegs > 1 ? <li>{i18n.t('bonuses.legs', { count: minLegs })}</li> : undefined}
      <li>
        {i18n.t('bonuses.price')} <bdi>{odds(minCoef)}</bdi>
      </li>
    </>
  );
}
