import { usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { IconButton } from '@touchline/ui';
import { bellIcon, bellOnIcon } from '@touchline/ui/icons';
import { useEffect, useState } from 'react';
import { alertsResource } from './alerts.resource.ts';

/** Reports whether the player follows the match or waits for one of its prices; shows nothing. */
function Watch({
  eventId,
  onChange,
}: {
  readonly eventId: number;
  readonly onChange: (isOn: boolean) => void;
}) {
  const { data } = useResource(alertsResource, {});
  const isOn =
    data?.follows.some(({ match }) => match.id === eventId) === true ||
    data?.prices.some(({ match, reached }) => match.id === eventId && reached === undefined) ===
      true;
  useEffect(() => {
    onChange(isOn);
    return () => onChange(false);
  }, [isOn, onChange]);
  return undefined;
}

/** Opens what a player is notified of about a match, and shows whether there is anything. */
export function AlertBell({ eventId, name }: { readonly eventId: number; readonly name: string }) {
  const { i18n, modals, session } = usePlugin();
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  const [isOn, setOn] = useState(false);
  return (
    <>
      <IconButton
        label={i18n.t(isOn ? 'alerts.bellOn' : 'alerts.bell', { event: name })}
        path={isOn ? bellOnIcon : bellIcon}
        onClick={() => void modals.open('match-alerts', { match: String(eventId) })}
      />
      {isPlayer ? <Watch eventId={eventId} onChange={setOn} /> : undefined}
    </>
  );
}
