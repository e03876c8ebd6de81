import type { ChallengeRefusal } from '@touchline/contracts/challenges';
import { usePlugin } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { calendarIcon } from '@touchline/ui/icons';

/** Where a player changes what keeps challenges from them; a break and a limit are not to be changed for one. */
const WAYS: Readonly<Partial<Record<ChallengeRefusal, string>>> = {
  'no-consent': 'mailingSettings',
  declined: 'officeBonuses',
};

/** That there is no challenge, and why. */
export function NoChallenges({ refusal }: { readonly refusal?: ChallengeRefusal | undefined }) {
  const { i18n, navigation } = usePlugin();
  const way = refusal && WAYS[refusal];
  return (
    <EmptyState
      path={calendarIcon}
      title={i18n.t('challenges.none')}
      {...(refusal !== undefined && { text: i18n.t(`challenges.refusal.${refusal}`) })}
      {...(way !== undefined && {
        action: (
          <Button href={navigation.href({ route: way })}>{i18n.t(`challenges.way.${way}`)}</Button>
        ),
      })}
    />
  );
}

/** Asks a visitor to sign in, as the server decides who may have challenges. */
export function SignInForChallenges() {
  const { i18n, navigation } = usePlugin();
  return (
    <EmptyState
      path={calendarIcon}
      title={i18n.t('challenges.signIn')}
      action={
        <Button variant="primary" href={navigation.href({ route: 'login' })}>
          {i18n.t('tournaments.toSignIn')}
        </Button>
      }
    />
  );
}
