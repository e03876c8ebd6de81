import { usePlugin } from '@touchline/plugin-api';

/** The address under which a friend registers with a player's code. */
export function useInviteLink(): (code: string) => string {
  const { navigation } = usePlugin();
  return (code) =>
    new URL(navigation.href({ route: 'registration', query: { bf: code } }), location.origin).href;
}
