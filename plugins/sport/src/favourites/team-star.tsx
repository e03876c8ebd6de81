import { usePlugin, useStore } from '@touchline/plugin-api';
import { IconButton } from '@touchline/ui';
import { starIcon, starOutlineIcon } from '@touchline/ui/icons';
import { favouriteTeamsOf } from './favourite-teams.store.ts';

/** Stars a team or a player. */
export function TeamStar({ teamId, name }: { readonly teamId: number; readonly name: string }) {
  const context = usePlugin();
  const teams = favouriteTeamsOf(context);
  const isStarred = useStore(teams.store).teamIds.includes(teamId);
  return (
    <IconButton
      label={context.i18n.t('favouriteTeam', { team: name })}
      path={isStarred ? starIcon : starOutlineIcon}
      pressed={isStarred}
      onClick={() => teams.toggle(teamId)}
    />
  );
}
