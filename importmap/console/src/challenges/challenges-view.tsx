import type { OperatorChallenge } from '@touchline/contracts/challenges';
import { Button, EmptyState, NoticeBanner } from '@touchline/ui';
import { calendarIcon } from '@touchline/ui/icons';
import type { ChallengeAct } from '../api/challenge-requests.ts';
import { ViewLink } from '../app/address.tsx';
import { Page } from '../app/page.tsx';
import { PageSteps } from '../app/page-steps.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import forms from '../form/form.module.css';
import lists from '../list/list.module.css';
import { useMay } from '../session/operator-context.ts';
import { useTexts } from '../texts/texts-context.ts';
import { ChallengeFacts } from './challenge-facts.tsx';
import { useChallenges } from './use-challenges.ts';

/** What can be done with a challenge now. */
function actsOf({ state, isOver }: OperatorChallenge): readonly ChallengeAct[] {
  switch (state) {
    case 'draft':
      return isOver ? ['stop'] : ['start', 'stop'];
    case 'running':
      return ['stop'];
    case 'stopped':
      return [];
  }
}

/** The daily challenges of the house: what they ask and bring, who has joined, and the ways to start and stop one. */
export function ChallengesView() {
  const { t } = useTexts();
  const may = useMay();
  const { loaded, moved, showPrevious, showNext } = useChallenges();
  const { data } = loaded;
  const isBusy = (id: string, act: ChallengeAct) =>
    moved.isPending && moved.variables.id === id && moved.variables.act === act;
  return (
    <Page
      title={t('challenges.title')}
      text={t('challenges.text')}
      actions={
        may('challenges.run') && (
          <ViewLink path="/challenges/new" className={forms.link}>
            {t('challenges.write')}
          </ViewLink>
        )
      }
    >
      <Failure of={loaded} />
      <Loading of={loaded} />
      {moved.error !== null && (
        <NoticeBanner tone="danger" text={`${moved.error.message} (${moved.error.code})`} />
      )}
      {data?.challenges.length === 0 && (
        <EmptyState path={calendarIcon} title={t('challenges.none')} />
      )}
      <ul className={lists.list}>
        {data?.challenges.map((challenge) => (
          <li key={challenge.id} className={lists.entry} data-challenge={challenge.id}>
            <ChallengeFacts challenge={challenge} defaultLanguage={data.defaultLanguage} />
            {may('challenges.run') && (
              <div className={forms.acts}>
                {actsOf(challenge).map((act) => (
                  <Button
                    key={act}
                    size="small"
                    busy={isBusy(challenge.id, act)}
                    onClick={() => moved.mutate({ id: challenge.id, act })}
                  >
                    {t(`challenges.acts.${act}`)}
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      <PageSteps showNewer={showPrevious} showOlder={showNext} />
    </Page>
  );
}
