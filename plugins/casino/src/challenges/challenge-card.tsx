import type { PlayerChallenge } from '@touchline/contracts/challenges';
import { Link, usePlugin } from '@touchline/plugin-api';
import { Badge, Button, Card, NoticeBanner } from '@touchline/ui';
import { useState } from 'react';
import styles from '../promotions/promotions.module.css';
import { challengeItem } from './bonus-item.ts';
import { ChallengeProgress } from './challenge-progress.tsx';
import { ChallengeRules, useGoal } from './challenge-rules.tsx';
import own from './challenges.module.css';
import { challengesResource, enterChallenge } from './challenges.resource.ts';

/** Joins, by a press of the player's own. */
function Enter({ id }: Pick<PlayerChallenge, 'id'>) {
  const { http, i18n, resources } = usePlugin();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const enter = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await enterChallenge(http, id);
    } catch (failure) {
      setError(failure);
    } finally {
      resources.invalidate(challengesResource.name);
      setBusy(false);
    }
  };
  return (
    <>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <Button variant="primary" wide busy={isBusy} onClick={() => void enter()}>
        {i18n.t('challenges.enter')}
      </Button>
    </>
  );
}

function stateOf({ entry, left, endsAt }: PlayerChallenge, now: number) {
  if (entry?.paidAt !== undefined) {
    return 'paid';
  }
  if (entry?.isWon === true) {
    return 'won';
  }
  if (endsAt <= now) {
    return 'over';
  }
  return entry === undefined ? left === 0 && 'full' : 'entered';
}

/** A challenge: its goal and rules, then the way to join it or how far the player is. */
export function ChallengeCard({
  challenge,
  now,
  isPage = false,
}: {
  readonly challenge: PlayerChallenge;
  /** Milliseconds since epoch. */
  readonly now: number;
  /** It is the page's own: the page has its title. */
  readonly isPage?: boolean | undefined;
}) {
  const { i18n } = usePlugin();
  const goal = useGoal(challenge);
  const { id, title, entry, left, endsAt } = challenge;
  const state = stateOf(challenge, now);
  return (
    <Card>
      <div className={own.card} data-challenge={id}>
        <div className={own.head}>
          {isPage ? undefined : (
            <h2 className={styles.title} dir="auto">
              <Link to={{ route: 'casinoBonusItem', params: { id: challengeItem(id) } }}>
                {title}
              </Link>
            </h2>
          )}
          <p className={styles.head}>
            <span className={own.goal}>{goal}</span>
            {state === false ? undefined : (
              <Badge tone={state === 'over' || state === 'full' ? 'neutral' : 'success'}>
                {i18n.t(`challenges.badge.${state}`)}
              </Badge>
            )}
          </p>
        </div>
        <ChallengeRules challenge={challenge} now={now} />
        <ChallengeProgress challenge={challenge} now={now} />
        {entry === undefined && left > 0 && endsAt > now ? <Enter id={id} /> : undefined}
      </div>
    </Card>
  );
}
