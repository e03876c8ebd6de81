import { useQuery } from '@tanstack/react-query';
import type { OperatorChallengesAnswer } from '@touchline/contracts/challenges';
import { readChallenges, writeChallenge } from '../api/challenge-requests.ts';
import { ViewLink } from '../app/address.tsx';
import { Page, Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import styles from '../form/form.module.css';
import { FormEnd } from '../form/form-end.tsx';
import { useDraftForm } from '../form/use-draft-form.ts';
import { useTexts } from '../texts/texts-context.ts';
import { challengeIn, emptyChallenge } from './challenge-draft.ts';
import { ChallengeTitles, DayFields, GoalFields, PurseFields } from './challenge-fields.tsx';
import { ChallengeGames } from './challenge-games.tsx';
import { CHALLENGES_KEY } from './use-challenges.ts';

function ChallengeForm({
  games,
  defaultLanguage,
  today,
}: Pick<OperatorChallengesAnswer, 'games' | 'defaultLanguage' | 'today'>) {
  const { t } = useTexts();
  const { draft, fault, made, change, submit } = useDraftForm({
    initial: () => emptyChallenge(today),
    read: (typed) => challengeIn(typed, { defaultLanguage, today }),
    send: writeChallenge,
    doneText: () => t('challenges.done'),
    list: { key: CHALLENGES_KEY, path: '/challenges' },
  });
  const fields = { draft, fault, onChange: change };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Panel title={t('challenges.fact.games')}>
        <ChallengeGames
          chosen={draft.games}
          games={games}
          problem={fault === 'games' ? t('challenges.fault.games') : undefined}
          onChange={(chosen) => change({ games: chosen })}
        />
      </Panel>
      <Panel title={t('challenges.fact.goal')}>
        <GoalFields {...fields} />
      </Panel>
      <Panel title={t('challenges.brings')}>
        <PurseFields {...fields} />
      </Panel>
      <Panel title={t('offers.audience')}>
        <DayFields {...fields} />
      </Panel>
      <Panel title={t('challenges.texts')}>
        <ChallengeTitles {...fields} defaultLanguage={defaultLanguage} />
      </Panel>
      <FormEnd
        faultText={fault === undefined ? undefined : t(`challenges.fault.${fault}`)}
        made={made}
        submitText={t('challenges.submit')}
      />
    </form>
  );
}

/** A new challenge, as a draft: nothing is shown or reserved until it is started. */
export function WriteChallengeView() {
  const { t } = useTexts();
  const loaded = useQuery({
    queryKey: [CHALLENGES_KEY, undefined],
    queryFn: () => readChallenges({ cursor: undefined }),
  });
  return (
    <Page
      title={t('challenges.write')}
      actions={
        <ViewLink path="/challenges" className={styles.link}>
          {t('challenges.back')}
        </ViewLink>
      }
    >
      <Failure of={loaded} />
      <Loading of={loaded} />
      {loaded.data !== undefined && <ChallengeForm {...loaded.data} />}
    </Page>
  );
}
