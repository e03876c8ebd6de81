import type { OperatorTournament } from '@touchline/contracts/tournaments';
import { Button, EmptyState, NoticeBanner } from '@touchline/ui';
import { giftIcon } from '@touchline/ui/icons';
import type { TournamentAct } from '../api/tournament-requests.ts';
import { ViewLink } from '../app/address.tsx';
import { Page } from '../app/page.tsx';
import { PageSteps } from '../app/page-steps.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import forms from '../form/form.module.css';
import lists from '../list/list.module.css';
import { useMay } from '../session/operator-context.ts';
import { useTexts } from '../texts/texts-context.ts';
import { TournamentFacts } from './tournament-facts.tsx';
import { useTournaments } from './use-tournaments.ts';

/** What can be done with a tournament now. */
function actsOf({ state, isOver }: OperatorTournament): readonly TournamentAct[] {
  switch (state) {
    case 'draft':
      return isOver ? ['cancel'] : ['open', 'cancel'];
    case 'open':
      return isOver ? ['close', 'cancel'] : ['cancel'];
    default:
      return [];
  }
}

/** The tournaments of the house: their rules, who takes part, and the ways to open, cancel and close one. */
export function TournamentsView() {
  const { t } = useTexts();
  const may = useMay();
  const { loaded, moved, showPrevious, showNext } = useTournaments();
  const { data } = loaded;
  const isBusy = (id: string, act: TournamentAct) =>
    moved.isPending && moved.variables.id === id && moved.variables.act === act;
  return (
    <Page
      title={t('tournaments.title')}
      text={t('tournaments.text')}
      actions={
        may('tournaments.run') && (
          <ViewLink path="/tournaments/new" className={forms.link}>
            {t('tournaments.write')}
          </ViewLink>
        )
      }
    >
      <Failure of={loaded} />
      <Loading of={loaded} />
      {moved.error !== null && (
        <NoticeBanner tone="danger" text={`${moved.error.message} (${moved.error.code})`} />
      )}
      {data?.tournaments.length === 0 && (
        <EmptyState path={giftIcon} title={t('tournaments.none')} />
      )}
      <ul className={lists.list}>
        {data?.tournaments.map((tournament) => (
          <li key={tournament.id} className={lists.entry} data-tournament={tournament.id}>
            <TournamentFacts tournament={tournament} defaultLanguage={data.defaultLanguage} />
            {may('tournaments.run') && (
              <div className={forms.acts}>
                {actsOf(tournament).map((act) => (
                  <Button
                    key={act}
                    size="small"
                    busy={isBusy(tournament.id, act)}
                    onClick={() => moved.mutate({ id: tournament.id, act })}
                  >
                    {t(`tournaments.acts.${act}`)}
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
