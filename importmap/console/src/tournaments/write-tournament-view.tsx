import { useQuery } from '@tanstack/react-query';
import type { TournamentGame } from '@touchline/contracts/tournaments';
import { readTournaments, writeTournament } from '../api/tournament-requests.ts';
import { ViewLink } from '../app/address.tsx';
import { Page, Panel } from '../app/page.tsx';
import { Failure, Loading } from '../app/query-state.tsx';
import { FormEnd } from '../form/form-end.tsx';
import styles from '../form/form.module.css';
import { useDraftForm } from '../form/use-draft-form.ts';
import { useTexts } from '../texts/texts-context.ts';
import { emptyTournament, tournamentIn } from './tournament-draft.ts';
import { AudienceFields, GameFields, RuleFields, TournamentTexts } from './tournament-fields.tsx';
import { TOURNAMENTS_KEY } from './use-tournaments.ts';

function TournamentForm({
  games,
  defaultLanguage,
}: {
  readonly games: readonly TournamentGame[];
  readonly defaultLanguage: string;
}) {
  const { t } = useTexts();
  const { draft, fault, made, change, submit } = useDraftForm({
    initial: emptyTournament,
    read: (typed, now) => tournamentIn(typed, { defaultLanguage, now }),
    send: writeTournament,
    doneText: () => t('tournaments.done'),
    list: { key: TOURNAMENTS_KEY, path: '/tournaments' },
  });
  const fields = { draft, fault, onChange: change };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Panel title={t('tournaments.fact.games')}>
        <GameFields {...fields} games={games} />
      </Panel>
      <Panel title={t('tournaments.rules')}>
        <RuleFields {...fields} />
      </Panel>
      <Panel title={t('offers.audience')}>
        <AudienceFields {...fields} />
      </Panel>
      <Panel title={t('offers.message')}>
        <TournamentTexts {...fields} defaultLanguage={defaultLanguage} />
      </Panel>
      <FormEnd
        faultText={fault === undefined ? undefined : t(`tournaments.fault.${fault}`)}
        made={made}
        submitText={t('tournaments.submit')}
      />
    </form>
  );
}

/** A new tournament, as a draft: nothing is reserved until it is opened. */
export function WriteTournamentView() {
  const { t } = useTexts();
  const loaded = useQuery({
    queryKey: [TOURNAMENTS_KEY, undefined],
    queryFn: () => readTournaments({ cursor: undefined }),
  });
  return (
    <Page
      title={t('tournaments.write')}
      actions={
        <ViewLink path="/tournaments" className={styles.link}>
          {t('tournaments.back')}
        </ViewLink>
      }
    >
      <Failure of={loaded} />
      <Loading of={loaded} />
      {loaded.data !== undefined && (
        <TournamentForm games={loaded.data.games} defaultLanguage={loaded.data.defaultLanguage} />
      )}
    </Page>
  );
}
