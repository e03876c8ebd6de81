import { eventName } from '@touchline/domain/markets';
import { COUPON_TYPE, legLocks } from '@touchline/domain/coupon';
import { usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import type { Composition } from '../compose/use-composition.ts';
import { combinableLegs, combineLegs } from './combine-related.ts';
import { conflictOf } from './leg-status.ts';
import { outcomeText } from './outcome-text.ts';
import { slipOf } from './slip.store.ts';
import { chooseType } from './state/choices.ts';
import { useCurrentNamesOf } from './use-current-names-of.ts';

/** Names the legs that cannot be part of one bet, and offers to bet on them as one leg or on each. */
export function ConflictNotice({
  composition: { coupon, state, terms },
}: {
  readonly composition: Pick<Composition, 'coupon' | 'state' | 'terms'>;
}) {
  const context = usePlugin();
  const { i18n } = context;
  const bets = useCurrentNamesOf(state.bets);
  const conflicts = legLocks({ type: coupon.type, legs: coupon.legs }).map(conflictOf);
  const named = (kind: ReturnType<typeof conflictOf>) =>
    bets
      .filter((_, index) => conflicts[index] === kind)
      .map((bet) => `${outcomeText(context, bet)} (${eventName(bet)})`);
  const singleOnly = named('single-only');
  const related = named('related');
  const combinable = related.length === 0 ? undefined : combinableLegs(state.bets);
  const isOffered = terms?.types.includes(COUPON_TYPE.multipleSingles) === true;
  const asSingles = isOffered ? (
    <Button
      size="small"
      onClick={() =>
        slipOf(context).change((slip) => chooseType(slip, COUPON_TYPE.multipleSingles))
      }
    >
      {i18n.t('conflict.asSingles')}
    </Button>
  ) : undefined;
  const text = [
    related.length === 0 ? [] : i18n.t('conflict.related', { outcomes: related.join(', ') }),
    singleOnly.length === 0
      ? []
      : i18n.t('conflict.singleOnly', { outcomes: singleOnly.join(', ') }),
  ]
    .flat()
    .join(' ');
  return (
    <NoticeBanner
      tone="warning"
      text={text}
      action={
        <>
          {combinable === undefined ? undefined : (
            <Button
              size="small"
              variant="primary"
              onClick={() => void combineLegs(context, combinable)}
            >
              {i18n.t('conflict.combine')}
            </Button>
          )}
          {asSingles}
        </>
      }
    />
  );
}
