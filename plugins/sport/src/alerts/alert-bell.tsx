import { usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { IconButton } from '@touchline/ui';
import { bellIcon, bellOnIcon } from '@touchline/ui/icons';
import { alertsResource } from './alerts.resource.ts';

interface BellProps {
  readonly eventId: number;
  readonly name: string;
}

function Bell({
  name,
  isOn,
  onPress,
}: Pick<BellProps, 'name'> & { readonly isOn: boolean; readonly onPress: () => void }) {
  const { i18n } = usePlugin();
  return (
    <IconButton
      label={i18n.t(isOn ? 'alerts.bellOn' : 'alerts.bell', { event: name })}
      path={isOn ? bellOnIcon : bellIcon}
      onClick={onPress}
    />
  );
}

/** Shows whether the player follows the match or waits for one of its prices. */
function PlayerBell({ eventId, name }: BellProps) {
  const { modals } = usePlugin();
  const { data } = useResource(alertsResource, {});
  const isOn =
    data?.follows.some(({ match }) => match.id === eventId) === true ||
    data?.prices.some(({ match, reached }) => match.id === eventId && reached === undefined) ===
      true;
  return (
    <Bell
      name={name}
      isOn={isOn}
      onPress={() => void modals.open('match-alerts', { match: String(eventId) })}
    />
  );
}

/** Opens what the player is notified of about a match; a visitor signs in first. */
export function AlertBell(props: BellProps) {
  const { modals, session } = usePlugin();
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  return isPlayer ? (
    <PlayerBell {...props} />
  ) : (
    <Bell name={props.name} isOn={false} onPress={() => void modals.open('login')} />
  );
}
