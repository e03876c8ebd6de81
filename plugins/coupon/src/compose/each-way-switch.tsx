import { usePlugin } from '@touchline/plugin-api';
import { Switch } from '@touchline/ui/forms';
import { slipOf } from '../slip/slip.store.ts';
import { chooseEachWay } from '../slip/state/choices.ts';
import type { EachWayOffer } from './each-way.ts';

/** Bets on a competitor to be placed as well as to win, where the outright offers it. */
export function EachWaySwitch({
  offer: { terms },
  isChosen,
}: {
  readonly offer: EachWayOffer;
  readonly isChosen: boolean;
}) {
  const context = usePlugin();
  const { i18n } = context;
  return (
    <Switch
      label={i18n.t('eachWay.label', { part: `1/${terms.fraction}`, places: terms.places })}
      hint={i18n.t('eachWay.hint')}
      checked={isChosen}
      onChange={({ target }) => slipOf(context).change((now) => chooseEachWay(now, target.checked))}
    />
  );
}
