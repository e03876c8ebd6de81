import { Slot, usePlugin } from '@touchline/plugin-api';
import { EmptyState } from '@touchline/ui';
import { offlineIcon } from '@touchline/ui/icons';

export interface EventsSlotProps {
  /** Where the sport section shows what it has. */
  readonly name: 'cyber.events' | 'cyber.game' | 'cyber.search';
  /** The same object as long as what it says is the same: another one mounts the views anew. */
  readonly input: Readonly<Record<string, unknown>>;
}

/** Events as the sport section shows them; without that section there is nothing to bet on. */
export function EventsSlot({ name, input }: EventsSlotProps) {
  const { i18n, navigation } = usePlugin();
  return navigation.has('mainSection') ? (
    <Slot name={name} input={input} />
  ) : (
    <EmptyState path={offlineIcon} title={i18n.t('off.title')} text={i18n.t('off.text')} />
  );
}
